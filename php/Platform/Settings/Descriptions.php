<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\Data;

/** The site's settings in words, for those who edit them: titles, descriptions, choices and messages. */
final class Descriptions {

	private ?Data $groups = null;

	/** @param string $file plugin/build/settings.php. */
	public function __construct( private string $file ) {}

	/** @return Data Title, description and settings of a group. */
	public function group( string $name ): Data {
		$this->groups ??= Data::of( require $this->file );
		return $this->groups->map( $name );
	}
}
