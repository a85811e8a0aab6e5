<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Routes;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/settings/{group}: the group's values, without secrets, and their version. */
final class GetSettings implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/settings-get';

	public function __construct( private SettingGroups $groups ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_SETTINGS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		return new Reply(
			$this->groups->answer( $input->text( 'group' ) ),
			200,
			array( 'Cache-Control' => 'no-store' )
		);
	}
}
