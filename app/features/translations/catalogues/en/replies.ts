/** How an answer begins that staff write from the office, in the language of the visitor. */
export const replies = {
  replies: {
    greeting: "Hello {name},",
    subjectBooking: "Your booking request: {item}",
    subjectMessage: "Your message to {brand}",
    subjectQuestion: "Your question: {item}",
    experience: "Thank you for your booking request: {item}, {day}, {n, plural, one {# person} other {# people}}.",
    stay: "Thank you for your booking request: {item}, {from} to {to}, {n, plural, one {# guest} other {# guests}}.",
    vehicle: "Thank you for your booking request: {item}, {from} to {to}.",
    question: "Thank you for your question about “{item}”.",
    message: "Thank you for your message.",
    closing: "Kind regards,",
  },
} as const;
