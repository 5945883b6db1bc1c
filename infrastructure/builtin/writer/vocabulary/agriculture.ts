import type { Field } from './field.ts';

export const agriculture: Field = {
  name: 'agriculture',
  cues: 'farm, farmer, field, crop, harvest, herd, cow, milk, barn, tractor, orchard, greenhouse, garden, seed, soil, sheep, forest, hectare, acre, vineyard, plant, yield',
  skills: {
    Delivery: {
      'Crop farming': '~crop, ~sow, wheat, barley, maize, corn field, potato field, rapeseed, soybean',
      Harvesting: 'harvest, bring in .. hay, =baling, bale, =hay',
      'Livestock care':
        'livestock, herd, cattle, calf, calves, sheep, goat, pig farm, =lambing, lamb, ~shear, ~flock, cow',
      'Dairy farming': 'milk .. cows, dairy, =milking, milk yield',
      'Poultry farming': 'poultry, laying hens, hens, chicken coop, chick',
      'Horse care': '~horse, horse stable, foal, as farrier, ~saddle',
      Beekeeping: 'as beekeeper, beehive, bee colony, ~honey, ~hive',
      'Fruit growing': 'orchard, apple tree, prune .. tree, fruit tree, berry',
      Viticulture: 'vineyard, grape, vine pruning, =winemaking',
      'Vegetable growing': 'vegetable bed, vegetable plot, greenhouse, tomato plant, raised bed, =seedling, polytunnel',
      'Soil management': 'soil health, compost, fertiliser, fertilizer, cover crop, crop rotation, manure',
      Irrigation: 'irrigation, irrigate, drip line, sprinkler system',
      'Pest control': '~pest, aphid, weed control, herbicide, pesticide, rodent, termite',
      'Farm machinery': 'tractor, combine harvester, baler, plough, ~plow, seeder',
      Forestry: 'forest, as forester, fell .. tree, timber harvest, chainsaw, woodland, logging crew',
      'Tree care': 'as arborist, as tree surgeon, tree pruning, tree surgery',
      Landscaping: '~landscape, lay .. turf, garden path, paving stone, as landscaper, patio, hedge, lawn',
      Gardening: 'garden, as gardener, flower bed, perennials, pruned roses, planting plan',
      Floristry: 'as florist, bouquet, flower arrangement, floral',
      'Fishing and aquaculture': 'fish farm, fishing boat, as fisherman, aquaculture, trawler, =nets',
      'Organic farming': 'organic farm, organic certification, organic crop',
      'Animal breeding': 'breeding programme, as breeder, artificial insemination, litter of',
      'Animal training': 'train .. dog, dog training, as dog trainer, obedience class, train .. horse',
      'Fence building': '~fence, fencing wire, paddock',
      'Farm management': 'run .. farm, farm plan, farm budget, as farm manager, manage .. farm',
      'Direct farm sales': 'farm shop, farmers market, market stall, veg box, vegetable box',
      'Drought management': 'drought',
    },
    Care: {
      'Animal care':
        'animal shelter, as zookeeper, groom .. dog, dog grooming, feed .. animals, rescue .. dog, rescue .. animal, pet care, animal care, rescued a cat',
    },
  },
};
