/** Who answers on the island, in the order they are shown. */
export const EMERGENCY_NUMBERS = [
  { service: "police", number: "999" },
  { service: "ambulance", number: "115" },
  { service: "fire", number: "114" },
] as const;

/** What the immigration service asks for. */
export const VISA_FEES = [
  { visa: "tourist", dollars: 50 },
  { visa: "business", dollars: 250 },
  { visa: "transit", dollars: 30 },
] as const;
