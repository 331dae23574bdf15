export const realEstate = {
  propertyType: {
    house: "House",
    apartment: "Apartment",
    villa: "Villa",
    land: "Land",
    commercial: "Commercial",
  },
  listingType: {
    sale: "For sale",
    rent: "For rent",
  },
  propertyAmenity: {
    airConditioning: "Air Conditioning",
    swimmingPool: "Swimming Pool",
    garden: "Garden",
    gym: "Gym",
    securitySystem: "Security System",
    parking: "Parking",
    oceanView: "Ocean View",
    balcony: "Balcony",
    smartHome: "Smart Home",
    solarPower: "Solar Power",
    furnished: "Furnished",
    petFriendly: "Pet Friendly",
  },
} as const;
