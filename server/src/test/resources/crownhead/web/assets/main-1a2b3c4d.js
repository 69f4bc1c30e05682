export const words = "some words some words some words some words";
