<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Platform\PluginPaths;

/** The small drawings of theme/atoll/marks, printed into the page so that they take the text's colour. */
final class ThemeIcons {

	private const FOLDER = 'theme/atoll/marks/';

	/** @var list<string>|null Once looked up: a page prints many marks, a long menu hundreds. */
	private ?array $names = null;

	/** @var array<string, string> By name. */
	private array $svgs = array();

	public function __construct( private PluginPaths $paths ) {}

	/**
	 * The SVG of a mark, hidden from assistive technology: the words beside it say what it means.
	 *
	 * @param string $name File name without its ending; an unknown one prints nothing.
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
