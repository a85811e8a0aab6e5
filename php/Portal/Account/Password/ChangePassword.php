<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Password;

use Atoll\Forms\Mail\Outbox;
use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Account\Confirmation;
use Atoll\Portal\Account\Holder;
use Atoll\Portal\Clients\Passwords;
use Atoll\Portal\Login\Links;
use Atoll\Portal\Login\PasswordMail;
use Atoll\Portal\Places;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Mend;
use Atoll\Portal\Post\Notice;
use WP_User;

/** A client changes their password: every other device is logged out, this one stays in, and a mail tells of it. */
final class ChangePassword implements Action {

	public const NAME  = 'change-password';
	public const FIELD = 'new_password';

	public function __construct(
		private Holder $holder,
		private Confirmation $confirmation,
		private Passwords $passwords,
		private Outbox $outbox,
		private PasswordMail $mail,
		private Links $links,
		private Places $places,
	) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return false;
	}

	public function run( Fields $fields, Visitor $visitor ): Done|Mend {
		$user = $this->holder->must( $visitor );
		$new  = $fields->secret( self::FIELD );
		$mend = $this->confirmation->mend( $fields, $user, $visitor );
		if ( null !== $mend ) {
			return $mend;
		}
		$complaint = $this->passwords->complaint( $new, array( $user->user_email, $user->first_name, $user->last_name ) );
		if ( '' !== $complaint ) {
			return new Mend( array( self::FIELD => $complaint ) );
		}
		$this->change( $user, $new );
		return new Done( $this->places->profile(), 'password-changed' );
	}

	public function notices(): array {
		return array(
			'password-changed' => new Notice(
				__( 'Your password is changed', 'atoll' ),
				__( 'Your password is changed. You are logged out on every other device.', 'atoll' ),
			),
		);
	}

	private function change( WP_User $user, string $password ): void {
		// Ends every session, this one too, which then begins anew.
		wp_set_password( $this->passwords->asStored( $password ), $user->ID );
		wp_set_auth_cookie( $user->ID );
		$this->outbox->queue( $this->mail->changed( $user->user_email, $this->links->forgotten() ) );
	}
}
