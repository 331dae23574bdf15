import type { Staff } from "#app/features/auth/schema";

export const staff: Staff = { id: "staff", name: "Salma Khamis", email: "salma@example.com", role: "admin" };
