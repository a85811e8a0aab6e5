<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;

/** The site's styles, for pages, for the editor, and for previews of unsaved styles. */
final class SiteStyles {

	private const GROUP = 'styles';

	private ?StyleValues $current = null;

	/** @var array<string, mixed> Settings from which the current values were created. */
	private array $values = array();

	public function __construct(
		private Settings $settings,
		private Typefaces $typefaces,
		private ThemeJson $theme,
		private SiteStyleSheet $sheet
	) {}

	/** Returns the saved styles. Created again when the settings change, and for each site of a network. */
	public function current(): StyleValues {
		$values = $this->settings->group( self::GROUP );
		if ( null === $this->current || $values->all() !== $this->values ) {
			$this->values  = $values->all();
			$this->current = $this->values( $values );
		}
		return $this->current;
	}

	/** @param mixed $values Settings of the group; missing or invalid ones get their defaults. */
	public function ofUnsaved( mixed $values ): StyleValues {
		return $this->values( new JsonData( $this->settings->completed( self::GROUP, $values ) ) );
	}

	/**
	 * Returns the @font-face rules of both fonts.
	 *
	 * @param string $fontDisplay Value of CSS font-display; if empty, the site's setting.
	 */
	public function faces( string $fontDisplay ): string {
		return $this->typefaces->faces( $this->current()->typography(), $fontDisplay );
	}

	/** @return list<string> URLs of both font files. */
	public function fontUrls(): array {
		return $this->typefaces->urls( $this->current()->typography() );
	}

	/** Returns custom properties; empty if nothing differs from the theme. */
	public function css(): string {
		return $this->sheet->ofPage( $this->current() );
	}

	public function preview( StyleValues $values ): string {
		$stacks = array_map(
			static fn( array $family ): string => $family['stack'],
			$this->typefaces->families( $values->typography() )
		);
		return $this->typefaces->faces( $values->typography() )
			. $this->sheet->ofPreview( $values, $stacks, $values->sizes( $this->theme->sizes() ) );
	}

	/** @return array<string, mixed> For WordPress' filter of theme.json. */
	public function themeData(): array {
		return $this->theme->with( $this->current(), $this->typefaces->families( $this->current()->typography() ) );
	}

	private function values( JsonData $values ): StyleValues {
		return new StyleValues(
			$this->settings->shape( self::GROUP ),
			$values,
			new JsonData( $this->settings->defaults( self::GROUP ) )
		);
	}
}
