<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Platform\PluginPaths;

/** The icons of theme/atoll/marks. They are printed inline, so that they have the colour of the text. */
final class ThemeIcons {

	private const FOLDER = 'theme/atoll/marks/';

	/** @var list<string>|null Read once: a page prints many icons, a long menu hundreds. */
	private ?array $names = null;

	/** @var array<string, string> By name. */
	private array $svgs = array();

	public function __construct( private PluginPaths $paths ) {}

	/**
	 * Returns the SVG of an icon, hidden from assistive technology: the text beside it says the same.
	 *
	 * @param string $name File name without its extension; prints nothing if unknown.
	 */
	public function svg( string $name ): string {
		return $this->svgs[ $name ] ??= in_array( $name, $this->names(), true )
			? trim( (string) file_get_contents( $this->paths->plugin( self::FOLDER . $name . '.svg' ) ) )
			: '';
	}

	/** @return list<string> */
	public function names(): array {
		return $this->names ??= array_map(
			static fn( string $file ): string => basename( $file, '.svg' ),
			glob( $this->paths->plugin( self::FOLDER . '*.svg' ) ) ?: array()
		);
	}
}
