<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\PluginPaths;

/** Texts of the site's settings, for the people who edit them: titles, descriptions, choices and messages. */
final class SettingDescriptions {

	private ?JsonData $groups = null;

	public function __construct( private PluginPaths $paths ) {}

	/** @return JsonData Title, description and settings of a group. */
	public function group( string $name ): JsonData {
		$this->groups ??= JsonData::of( require $this->paths->plugin( 'build/settings.php' ) );
		return $this->groups->map( $name );
	}
}
