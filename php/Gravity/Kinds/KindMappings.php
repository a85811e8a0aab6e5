<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\Forms\ChoiceMapper;

/**
 * Mappings of settings that both plugins store in different shapes, chosen by a kind's settings, in writing order.
 */
final class KindMappings {

	public function __construct( private FieldTypes $types, private ChoiceMapper $choices ) {}

	/**
	 * @param bool $isTolerant Whether the form came from Gravity Forms, and so keeps that plugin's defaults.
	 * @return list<KindMapping> Empty for a kind that Gravity Forms does not have: its settings are exported unchanged.
	 */
	public function find( string $name, bool $isTolerant ): array {
		$kind = $this->types->kind( $name );
		if ( null === $kind || $this->types->isAtollOnly( $name ) ) {
			return array();
		}
		$mappings = array(
			'visibility'         => static fn() => new VisibilityMapping(),
			'calculationFormula' => static fn() => new CalculationMapping( $isTolerant ),
			'inputs'             => fn() => new PartsMapping(
				new PartNumbers( $kind ),
				$kind->gravity(),
				$this->choices,
				$isTolerant
			),
			'rangeMin'           => static fn() => new RangeMapping(),
			'allowPunctuation'   => static fn() => new PunctuationMapping( $isTolerant ),
			'dateFormat'         => static fn() => new DateMapping(
				$isTolerant,
				$kind->defaultOf( 'dateFormat' )
			),
			'passwordConfirm'    => static fn() => new PasswordMapping(),
			'columns'            => static fn() => new ListMapping(),
			'content'            => static fn() => new SectionMapping(),
			'correctValue'       => static fn() => new QuizMapping(),
		);
		$needed   = array_filter( $mappings, $kind->hasSetting( ... ), ARRAY_FILTER_USE_KEY );
		return array(
			...array_values( array_map( static fn( \Closure $make ): KindMapping => $make(), $needed ) ),
			...( $kind->isEmailAddress ? array( new ConfirmedEmailMapping() ) : array() ),
		);
	}
}
