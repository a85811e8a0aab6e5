<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Platform\Access\Throttle;
use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Clients\Passwords;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Line;
use Atoll\Portal\Post\Mend;
use WP_User;

/**
 * Asks whoever is logged in for their password once more: a screen that was left open, or a borrowed telephone, is not
 * the person. Guesses wait as those at the login do.
 */
final class Confirmation {

	private const FIELD = 'current_password';

	public function __construct( private Throttle $throttle, private Passwords $passwords ) {}

	public function line(): Line {
		return new Line( self::FIELD, __( 'Your password', 'atoll' ), 'password', array( 'autocomplete' => 'current-password', 'maxlength' => 4096 ) );
	}

	/**
	 * @return Mend|null What to mend; null when it was the right one.
	 * @throws \Atoll\Platform\Errors\TooMany
	 */
	public function mend( Fields $fields, WP_User $user, Visitor $visitor ): ?Mend {
		$password = $fields->secret( self::FIELD );
		if ( '' === $password ) {
			return new Mend( array( self::FIELD => __( 'Please enter your password, so that we know that it is you.', 'atoll' ) ) );
		}
		$this->throttle->check( 'confirm', $user->user_login, $visitor );
		if ( ! wp_check_password( $this->passwords->asStored( $password ), $user->user_pass, $user->ID ) ) {
			return new Mend( array( self::FIELD => __( 'This is not your password. Please try again.', 'atoll' ) ) );
		}
		$this->throttle->succeeded( 'confirm', $user->user_login, $visitor );
		return null;
	}
}
