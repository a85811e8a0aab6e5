<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;

/** The site's colours in light or dark mode, by the names of their settings, and the colours derived from them. */
final class Palette {

	/** Slugs of theme.json's palette, by setting. */
	private const SLUGS = array(
		'paper'    => 'paper',
		'surface'  => 'surface',
		'tint'     => 'tint',
		'ink'      => 'ink',
		'muted'    => 'muted',
		'accent'   => 'eucalyptus',
		'gold'     => 'banksia',
		'hairline' => 'hairline',
	);

	/** Dark mode colours to use with the theme's own colours; as in src/styles/night.css. */
	private const NIGHT = array(
		'accent' => '#a9d6bc',
		'gold'   => '#edb84a',
	);

	/** @param array<string, Colour> $colours By setting. */
	private function __construct( private array $colours, private bool $isNight ) {}

	/**
	 * @param JsonData $chosen   The settings `colours`.
	 * @param JsonData $standard Their defaults, used for values that are not colours.
	 */
	public static function day( JsonData $chosen, JsonData $standard ): self {
		return new self( self::read( $chosen, $standard ), false );
	}

	/** Colours not set for dark mode are the theme's, or derived from the light mode's so that they are readable. */
	public static function night( JsonData $chosen, JsonData $standard, self $day, self $standardDay ): self {
		$colours = self::read( $chosen, $standard );
		foreach ( self::NIGHT as $name => $hex ) {
			$colours[ $name ] ??= $day->colour( $name )->hex() === $standardDay->colour( $name )->hex()
				? Colour::ofConstant( $hex )
				: $day->colour( $name )->readable( $colours['paper'], $colours['ink'], 7.0 );
		}
		return new self( $colours, true );
	}

	/** @param string $name Name of a setting; or `onGold` or `onAccent` for text on those colours. */
	public function colour( string $name ): Colour {
		return match ( $name ) {
			// A dark colour, or white on dark buttons.
			'onGold'   => $this->colour( 'gold' )->legible( Colour::ofConstant( '#15241c' ), Colour::white() ),
			'onAccent' => $this->colour( 'accent' )->legible( $this->colour( 'surface' ), $this->colour( 'ink' ) ),
			default    => $this->colours[ $name ],
		};
	}

	/** @return array<string, string> Colours by the slugs of theme.json's palette. */
	public function bySlug(): array {
		$bySlug = array();
		foreach ( self::SLUGS as $name => $slug ) {
			$bySlug[ $slug ] = $this->colours[ $name ]->hex();
		}
		return $bySlug;
	}

	/** @return array<string, string> Custom properties of src/styles/theme/tokens.css that derive from the palette. */
	public function tokens(): array {
		$gold = $this->colour( 'gold' );
		return array(
			'--atoll-control-line' => $this->colour( 'line' )->hex(),
			'--atoll-on-gold'      => $this->colour( 'onGold' )->hex(),
			'--atoll-gold-strong'  => $gold->mixed( $this->isNight ? Colour::white() : Colour::black(), 0.14 )->hex(),
			'--atoll-on-accent'    => $this->colour( 'onAccent' )->hex(),
			...$this->isNight
				? array( '--atoll-focus' => $gold->hex() )
				: array(
					'--atoll-deep' => $this->colour( 'accent' )->readable(
						$this->colour( 'paper' ),
						Colour::black(),
						11.0
					)->hex(),
				),
		);
	}

	/** @return array<string, Colour> Without settings that have no colour. */
	private static function read( JsonData $chosen, JsonData $standard ): array {
		$colours = array();
		foreach ( array( ...array_keys( self::SLUGS ), 'line' ) as $name ) {
			$colour = Colour::of( $chosen->string( $name ) ) ?? Colour::of( $standard->string( $name ) );
			if ( $colour ) {
				$colours[ $name ] = $colour;
			}
		}
		return $colours;
	}
}
