"""Écarté: its statements, laws, engine, replay and rules."""
