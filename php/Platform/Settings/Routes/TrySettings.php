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
 * POST s1t2/v1/settings/{group}/try: makes pages with values that are not saved, for whoever asks and for some minutes.
 * 400 with `data.problems` as when they are saved.
 */
final class TrySettings implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/settings-try';

	/**
	 * @param \Closure( string, array<string, mixed> ): string $keep Takes a group and its values, gives the token of
	 * pages made with them.
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
