import type { Field } from './field.ts';

export const design: Field = {
  name: 'design',
  cues: 'design, designer, layout, figma, prototype, user, screen, mockup, sketch, logo, colour, color, typeface, brand, print',
  skills: {
    Creativity: {
      'UX design':
        'ux, user experience, user flow, user journey, checkout flow, signup flow, redesign .. form, sign up flow, onboarding flow, booking flow',
      'UI design': 'ui design, user interface, screen design, figma, sketch file, app screen, dark mode',
      'Interaction design': 'interaction design, micro interaction, microinteraction',
      'Design systems': 'design system, component library, style guide, design token',
      Wireframing: 'wireframe, mockup, mock up, clickable prototype, paper prototype',
      'Graphic design':
        'graphic design, ~poster, brochure, design .. logo, layout for, flyer design, business card, invitation card, design .. leaflet, design .. cover, book cover',
      Illustration: 'illustrate, as illustrator, drawing for, illustrated',
      'Logo design': 'logo design, redesign .. logo, new logo',
      Typography: 'typeface, typography, ~font, =lettering',
      'Photo editing': 'photoshop, lightroom, retouch, photo editing, edit .. photo',
      'Motion design': 'motion graphic, after effects, animate, animation, explainer video',
      'Product design': 'as product designer, product design, design .. product',
      'Industrial design': 'industrial design, as industrial designer',
      'Packaging design': 'packaging design, design .. packaging, new packaging',
      'Interior design':
        'interior design, room layout, as interior designer, furnish, mood board, redesign .. office, decorate .. room',
      'Fashion design': '~fashion, garment, sewing pattern, collection piece, clothing line',
      'Exhibition design': 'exhibition design, design .. exhibition, museum display',
      'Service design': 'service design, service blueprint, journey map',
      'Design thinking': 'design thinking, design sprint, ideation',
      'Art direction': 'art direction, as art director, creative direction, as creative director',
      'Presentation design': 'slide deck, design .. slides, powerpoint template, slide template',
      'Web design': 'web design, website redesign, redesign .. website, redesign .. homepage, website layout',
      'Print production': 'print ready, prepress, proof print, print shop',
      'Information design': 'infographic, signage, =wayfinding, information design',
      '3D modelling': '3d model, ~blender, 3d render, rendering of, cinema 4d, sketchup',
    },
    Research: {
      'User research':
        'user research, user interview, usability study, interview .. user, usability test, user test, card sorting, test .. with users',
    },
    Communication: {
      'Design critique': 'design critique, design review, design feedback',
    },
  },
};
