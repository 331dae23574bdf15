export const guide = {
  travelItems: {
    checkedOn: "Checked on {date}",
    checkBefore: "Checked on {date}. Check before you travel.",
    newTab: "(opens in a new tab)",
    holidays: "Public holidays",
    days: "{from} to {to}",
    aboutDay: "about {day}",
    aboutDays: "about {from} to {to}",
    dateFollows: "Date follows",
    moon: "Days marked “about” and those still to follow depend on the sighting of the moon.",
    sun: "Sunrise and sunset",
    sunrise: "Sunrise",
    sunset: "Sunset",
    today: "Today, {day}",
    byMonth: "The times by month",
    monthNote:
      "On the 15th of each month, by the island’s clock (UTC+3). Computed for the middle of Pemba; hills and trees are not counted.",
  },
} as const;
