/** The Swiper modules that the site uses, in one chunk, loaded when a carousel may move. */
export { default as Swiper } from 'swiper';
export { Autoplay } from 'swiper/modules';
