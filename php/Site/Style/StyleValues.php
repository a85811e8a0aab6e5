<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;

/** The site's styles, saved or unsaved, as values for style sheets. */
final class StyleValues {

	public readonly Palette $day;
	public readonly Palette $standardDay;
	/** Null if dark mode is off. */
	public readonly ?Palette $night;
	public readonly Palette $standardNight;

	/**
	 * @param JsonData $shape    Settings of the group styles.
	 * @param JsonData $values   Complete values.
	 * @param JsonData $defaults Default values.
	 */
	public function __construct( private JsonData $shape, private JsonData $values, private JsonData $defaults ) {
		$this->standardDay   = Palette::day( $defaults->map( 'colours' ), $defaults->map( 'colours' ) );
		$this->standardNight = Palette::night(
			$defaults->map( 'darkColours' ),
			$defaults->map( 'darkColours' ),
			$this->standardDay,
			$this->standardDay
		);
		$this->day           = Palette::day( $values->map( 'colours' ), $defaults->map( 'colours' ) );
		$this->night         = 'never' === $values->map( 'darkColours' )->string( 'scheme' )
			? null
			: Palette::night(
				$values->map( 'darkColours' ),
				$defaults->map( 'darkColours' ),
				$this->day,
				$this->standardDay
			);
	}

	public function typography(): JsonData {
		return $this->values->map( 'typography' );
	}

	/**
	 * @param array<string, string> $sizes The theme's own, by slug.
	 * @return array<string, string>
	 */
	public function sizes( array $sizes ): array {
		return ( new TypeScale() )->sizes( $sizes, $this->typography(), $this->defaults->map( 'typography' ) );
	}

	/** @return array<string, string> Custom properties that differ from the defaults in style sheets. */
	public function properties(): array {
		return ( new CssProperties() )->changed( $this->shape, $this->values );
	}
}
