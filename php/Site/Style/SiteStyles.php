<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;

/** The site's styles as they are set, for pages, for the editor, and for previews of others. */
final class SiteStyles {

	private const GROUP = 'styles';

	private ?StyleValues $current = null;

	/** @var array<string, mixed> What the current ones were made from. */
	private array $values = array();

	public function __construct(
		private Settings $settings,
		private Typefaces $typefaces,
		private ThemeJson $theme,
		private SiteStyleSheet $sheet
	) {}

	/** As saved; made anew when that changes, and for each site of a network. */
	public function current(): StyleValues {
		$values = $this->settings->group( self::GROUP );
		if ( null === $this->current || $values->all() !== $this->values ) {
			$this->values  = $values->all();
			$this->current = $this->of( $values );
		}
		return $this->current;
	}

	/** @param mixed $values Settings of the group; what is missing or does not fit has its default. */
	public function ofUnsaved( mixed $values ): StyleValues {
		return $this->of( new JsonData( $this->settings->completed( self::GROUP, $values ) ) );
	}

	/**
	 * The faces of both fonts.
	 *
	 * @param string $fontDisplay Of CSS' font-display; as the site is set to when empty.
	 */
	public function faces( string $fontDisplay ): string {
		return $this->typefaces->faces( $this->current()->typography(), $fontDisplay );
	}

	/** @return list<string> Addresses of both fonts' files. */
	public function fontUrls(): array {
		return $this->typefaces->urls( $this->current()->typography() );
	}

	/** Custom properties; empty while nothing differs from the theme's own. */
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

	/** @return array<string, mixed> For core's filter of theme.json. */
	public function themeData(): array {
		return $this->theme->with( $this->current(), $this->typefaces->families( $this->current()->typography() ) );
	}

	private function of( JsonData $values ): StyleValues {
		return new StyleValues(
			$this->settings->shape( self::GROUP ),
			$values,
			new JsonData( $this->settings->defaults( self::GROUP ) )
		);
	}
}
