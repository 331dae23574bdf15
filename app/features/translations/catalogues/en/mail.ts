/** What visitors read in their mailbox once a form has reached us. */
export const mail = {
  mail: {
    greeting: "Hello {name},",
    greetingNameless: "Hello,",
    subjectBooking: "Your booking request: {item}",
    subjectMessage: "We’ve received your message",
    subjectQuestion: "Your question: {item}",
    subjectOffer: "We’ve received your property details",
    introBooking: "We’ve received your booking request. Here’s what you asked for:",
    introMessage: "We’ve received your message. Someone on the island will read it and answer, usually within a day.",
    introQuestion: "We’ve received your question about this property. The agent will contact you shortly.",
    introOffer: "Thank you for offering your property. Here’s what we’ve received:",
    nextBooking: "We’ll check the dates and write back to you. Nothing is booked yet, and there’s nothing to pay now.",
    nextOffer:
      "Our team will look at it before it appears on the website, and will write to you if anything is missing.",
    line: "{label}: {value}",
    checkOutAfter: "{day} ({n, plural, one {# night} other {# nights}})",
    returnAfter: "{day} ({n, plural, one {# day} other {# days}})",
    withDriver: "With driver",
    withoutDriver: "Self-drive",
    reply: "Is something wrong, or do you have a question? Just reply to this message.",
    closing: "See you soon,",
    team: "The {brand} team",
    reason:
      "You’re receiving this message because this address was entered in a form on our website. If that wasn’t you, there’s nothing you need to do.",
  },
} as const;
