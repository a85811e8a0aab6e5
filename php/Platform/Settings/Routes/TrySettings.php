<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Routes;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Platform\Settings\SavedSettings;

/**
 * POST s1t2/v1/settings/{group}/try: previews pages with unsaved values, for the current user and for some minutes.
 * Responds with 400 and `data.problems` as for saving.
 */
final class TrySettings implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/settings-try';

	/**
	 * @param \Closure( string, array<string, mixed> ): string $keep Takes a group and its values, returns the token for
	 * pages with these values.
	 */
	public function __construct(
		private SettingGroups $groups,
		private SavedSettings $saved,
		private \Closure $keep
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_SETTINGS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$group     = $input->text( 'group' );
		$values    = $input->body()['values'] ?? array();
		$kept      = $this->groups->kept( $group, is_array( $values ) ? $values : array() );
		$previewed = $this->saved->preview( $group, $kept );
		return new Reply(
			array( 'token' => ( $this->keep )( $group, $previewed ) ),
			200,
			array( 'Cache-Control' => 'no-store' )
		);
	}
}
