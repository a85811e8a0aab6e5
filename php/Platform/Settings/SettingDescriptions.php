<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/** The site's settings in words, for those who edit them: titles, descriptions, choices and messages. */
final class SettingDescriptions {

	private ?JsonData $groups = null;

	/** @param string $file plugin/build/settings.php. */
	public function __construct( private string $file ) {}

	/** @return JsonData Title, description and settings of a group. */
	public function group( string $name ): JsonData {
		$this->groups ??= JsonData::of( require $this->file );
		return $this->groups->map( $name );
	}
}
