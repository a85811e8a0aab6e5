<?php

declare( strict_types=1 );

namespace Atoll\Rest\Settings;

use Atoll\Access\Capabilities;
use Atoll\Access\Visitor;
use Atoll\Rest\Input;
use Atoll\Rest\Reply;
use Atoll\Rest\Route;
use Atoll\Settings\SavedSettings;
use Atoll\Settings\TriedSettings;

/**
 * POST s1t2/v1/settings/{group}/try: makes pages with values that are not saved, for whoever asks and for some minutes.
 * 400 with `data.problems` as when they are saved.
 */
final class TrySettings implements Route {

	public const METHOD = 'POST';
	public const PATH   = Groups::PATH . '/try';
	public const SCHEMA = 'settings-try';

	public function __construct( private Groups $groups, private SavedSettings $saved, private TriedSettings $tried ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_SETTINGS );
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$group = $input->text( 'group' );
		$this->groups->mustBe( $group );
		$values = $input->body()['values'] ?? array();
		$token  = $this->tried->keep( $group, $this->saved->tried( $group, is_array( $values ) ? $values : array() ), get_current_user_id() );
		return new Reply( array( 'token' => $token ), 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
