<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Platform\Access\Sessions\LoginSession;
use Atoll\Platform\Access\Sessions\SessionFingerprint;
use Atoll\Platform\Rest\Reply;

/** Replies about a session for POST s1t2/v1/token and POST s1t2/v1/login. No cache may store them. */
final class SessionReply {

	public const HEADERS = array( 'Cache-Control' => 'private, no-store' );

	public function __construct( private OwnEntries $entries, private SessionFingerprint $fingerprint ) {}

	public function valid( LoginSession $session ): Reply {
		$before = get_current_user_id();
		wp_set_current_user( $session->userId );
		try {
			return new Reply(
				array(
					'code'      => 'auth_valid_token',
					'status'    => 200,
					'user'      => array(
						'id'   => $session->userId,
						'auth' => array( 'exp' => $session->ends ),
						'data' => (object) $this->entries( $session->userId ),
					),
					'mark'      => $this->fingerprint->mark( $session->userId ),
					'nonce'     => wp_create_nonce( 'wp_rest' ),
					'formNonce' => $this->fingerprint->nonce(),
				),
				200,
				self::HEADERS
			);
		} finally {
			// The cookie alone does not prove intent, so the rest of this request runs as a visitor.
			wp_set_current_user( $before );
		}
	}

	public function invalid(): Reply {
		return new Reply(
			array(
				'code'    => 'auth_invalid_token',
				'message' => __( 'You are not logged in.', 'atoll' ),
				'status'  => 401,
				'data'    => array( 'status' => 401 ),
			),
			401,
			self::HEADERS
		);
	}

	/** @return array<string, list<int>> Lists of entry ids by `gform_entry_id_{formId}` (spec 3). */
	private function entries( int $user ): array {
		$lists = array();
		foreach ( $this->entries->changeableIds( $user ) as $form => $ids ) {
			$lists[ "gform_entry_id_{$form}" ] = $ids;
		}
		return $lists;
	}
}
