<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Engine\Contract\JsonData;
use Atoll\Gravity\Forms\ChoiceMapper;
use Atoll\Gravity\LooseValues;

/** An editor's settings for the inputs of a compound field (`inputs`): by part in Atoll, a list in Gravity Forms. */
final class PartsMapping implements KindMapping {

	/** Atoll's setting => Gravity Forms' property. */
	private const TEXTS = array(
		'label'        => 'customLabel',
		'placeholder'  => 'placeholder',
		'defaultValue' => 'defaultValue',
		'inputName'    => 'name',
		'autocomplete' => 'autocompleteAttribute',
	);

	/** Properties by which Gravity Forms before 1.9 hid parts of an address; newer versions still heed them. */
	private const HIDING = array(
		'line2'   => 'hideAddress2',
		'state'   => 'hideState',
		'country' => 'hideCountry',
	);

	private PartDefaults $defaults;

	/**
	 * @param JsonData $gravity Of the kind: whether parts can be hidden, and which ones may be left empty in a tolerant
	 * form.
	 */
	public function __construct(
		private PartNumbers $numbers,
		private JsonData $gravity,
		private ChoiceMapper $choices,
		private bool $isTolerant
	) {
		$this->defaults = new PartDefaults( $numbers, $isTolerant );
	}

	public function names(): array {
		return array( 'inputs' );
	}

	public function read( array $gravity ): array {
		$byNumber = array();
		foreach ( LooseValues::maps( $gravity['inputs'] ?? null ) as $input ) {
			$byNumber[ PartNumbers::ofInput( LooseValues::text( $input['id'] ?? '' ) ) ] = $input;
		}
		$optional = $this->isTolerant ? $this->gravity->strings( 'optionalParts' ) : array();
		$parts    = array();
		foreach ( $this->numbers->all() as $number => $part ) {
			$required       = in_array( $part, $optional, true ) ? array( 'required' => false ) : array();
			$settings       = ( empty( $gravity[ self::HIDING[ $part ] ?? '' ] ) ? array() : array( 'hidden' => true ) )
				+ $this->part( $number, $byNumber );
			$isHidden       = ! empty( $settings['hidden'] );
			$parts[ $part ] = $settings + $this->defaults->read( $part, $gravity, $isHidden ) + $required;
		}
		$parts = array_filter( $parts );
		return array() === $parts ? array() : array( 'inputs' => $parts );
	}

	public function write( array $settings, array $gravity ): array {
		$id     = LooseValues::text( $gravity['id'] ?? '' );
		$parts  = LooseValues::map( $settings['inputs'] ?? null );
		$inputs = LooseValues::maps( $gravity['inputs'] ?? null );
		$names  = $this->numbers->all();
		foreach ( $inputs ? $inputs : $this->standard( $id ) as $index => $input ) {
			$part             = $names[ PartNumbers::ofInput( LooseValues::text( $input['id'] ?? '' ) ) ] ?? '';
			$changed          = LooseValues::map( $parts[ $part ] ?? null );
			$elsewhere        = $this->defaults->has( $part ) ? array( 'defaultValue' => '' ) : array();
			$inputs[ $index ] = $this->gravityInput( $elsewhere + $changed ) + $input;
		}
		$flags = array_fill_keys( array_intersect( self::HIDING, array_keys( $gravity ) ), '' );
		return array( 'inputs' => $inputs ) + $flags + $this->defaults->write( $parts, $gravity );
	}

	/**
	 * @param array<int, array<string, mixed>> $byNumber Gravity Forms' inputs by number.
	 * @return array<string, mixed>
	 */
	private function part( int $number, array $byNumber ): array {
		$input = $byNumber[ $number ] ?? array();
		$part  = array();
		foreach ( self::TEXTS as $name => $gravityName ) {
			$part[ $name ] = LooseValues::text( $input[ $gravityName ] ?? '' );
		}
		$label = LooseValues::text( $input['label'] ?? '' );
		if ( '' === $part['label'] && $label !== $this->numbers->label( $number ) ) {
			$part['label'] = $label;
		}
		$set     = array_filter( $part, static fn( string $text ) => '' !== $text );
		$choices = $this->choices->read( $input['choices'] ?? null );
		$mayHide = $byNumber && $this->gravity->bool( 'mayHideParts' ); // All parts of a date are needed.
		return $set
			+ ( null === $choices ? array() : array( 'choices' => $choices ) )
			+ ( $mayHide ? array( 'hidden' => ! $input || ! empty( $input['isHidden'] ) ) : array() );
	}

	/**
	 * @param array<string, mixed> $part
	 * @return array<string, mixed>
	 */
	private function gravityInput( array $part ): array {
		$input = array();
		foreach ( self::TEXTS as $name => $gravityName ) {
			if ( isset( $part[ $name ] ) ) {
				$input[ $gravityName ] = LooseValues::text( $part[ $name ] );
			}
		}
		return $input
			+ ( isset( $part['hidden'] ) ? array( 'isHidden' => (bool) $part['hidden'] ) : array() )
			+ ( isset( $part['choices'] ) ? array( 'choices' => $part['choices'] ) : array() );
	}

	/** @return list<array<string, mixed>> */
	private function standard( string $id ): array {
		$inputs = array();
		foreach ( array_keys( $this->numbers->all() ) as $number ) {
			$inputs[] = array(
				'id'    => 0 === $number ? $id : "{$id}.{$number}",
				'label' => $this->numbers->label( $number ),
				'name'  => '',
			);
		}
		return $inputs;
	}
}
