<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Routes;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Platform\Settings\SavedSettings;

/**
 * PUT s1t2/v1/settings/{group}: saves the group, completely or not at all. Responds with 400 and `data.problems` by the
 * settings' paths, or 409 if the sent version is not the current one. A secret is sent as text to change it, or as it
 * was shown to keep it.
 */
final class SaveSettings implements Route {

	public const METHOD = 'PUT';
	public const SCHEMA = 'atoll/settings-save';

	public function __construct( private SettingGroups $groups, private SavedSettings $saved ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_SETTINGS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$group  = $input->text( 'group' );
		$values = $input->body()['values'] ?? null;
		if ( ! is_array( $values ) ) {
			throw new BadRequest( 'rest_missing_callback_param', __( 'The settings that are to be saved are missing: send them as “values”.', 'atoll' ) );
		}
		$this->saved->save( $group, $this->groups->kept( $group, $values ), $input->field( 'version' ) );
		return new Reply( $this->groups->answer( $group ), 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
