<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Errors\EmailInvalid;
use Atoll\Portal\Login\Links;
use Atoll\Portal\Login\NewPasswords;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Mend;
use Atoll\Portal\Post\Notice;

/** Asks for a link to a new password. The answer is one and the same, whoever asks. */
final class ForgottenAction implements Action {

	public const NAME = 'forgotten-password';
	public const SENT = 'password-link-sent';

	public function __construct( private NewPasswords $passwords, private Links $links ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return true;
	}

	public function run( Fields $fields, Visitor $visitor ): Done|Mend {
		$email = $fields->text( 'email' );
		if ( false === is_email( $email ) ) {
			return new Mend( array( 'email' => ( new EmailInvalid() )->getMessage() ) );
		}
		$this->passwords->ask( $email, $visitor );
		return new Done( $this->links->login(), self::SENT );
	}

	public function notices(): array {
		return array(
			self::SENT => new Notice(
				__( 'Check your email', 'atoll' ),
				__( 'If this address belongs to a login, a link to choose a new password is on its way to it. If it has not arrived in a few minutes, check your junk mail, or ask us.', 'atoll' ),
			),
		);
	}
}
