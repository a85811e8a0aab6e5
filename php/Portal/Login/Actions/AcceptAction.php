<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Errors\InvitationEnded;
use Atoll\Platform\Errors\PasswordWeak;
use Atoll\Portal\Clients\Invitations;
use Atoll\Portal\Login\Asked;
use Atoll\Portal\Login\Joining;
use Atoll\Portal\Login\Links;
use Atoll\Portal\Login\SignOn;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Mend;
use Atoll\Portal\Post\Notice;

/** Makes the invited person a client with the password they chose, and logs them in. */
final class AcceptAction implements Action {

	public const NAME = 'accept-invitation';

	/** Per minute and network. */
	private const MOST = 30;

	public function __construct( private Invitations $invitations, private SignOn $signOn, private Joining $joining, private Links $links, private Asked $asked, private RateLimit $limit ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return true;
	}

	public function run( Fields $fields, Visitor $visitor ): Done|Mend {
		$this->limit->count( self::NAME, $visitor, self::MOST );
		$invitation = $this->invitations->find( $this->asked->invitation() );
		if ( null === $invitation ) {
			return new Mend( array(), '', 410 ); // The page says what to do.
		}
		try {
			$this->invitations->accept( $invitation, $fields->secret( 'password' ) );
		} catch ( PasswordWeak $weak ) {
			return new Mend( array( 'password' => $weak->getMessage() ) );
		} catch ( InvitationEnded $ended ) {
			return new Mend( array(), '', $ended->status() );
		}
		$isIn = $this->signOn->proven( $invitation->email, $fields->secret( 'password' ), $visitor );
		return $isIn ? $this->joining->welcome( $invitation ) : new Done( $this->links->login(), Joining::WELCOME );
	}

	public function notices(): array {
		return array(
			Joining::WELCOME => new Notice(
				__( 'Welcome', 'atoll' ),
				__( 'Welcome. These pages are yours: only you and our team can see them.', 'atoll' ),
			),
			Joining::ENDED => new Notice(
				__( 'That invitation has ended', 'atoll' ),
				__( 'That invitation has been used already, or its time has ended. What is yours is here.', 'atoll' ),
			),
			Joining::ANOTHER => new Notice(
				__( 'That invitation is for another address', 'atoll' ),
				__( 'That invitation was sent to another email address than the one you are logged in with, so nothing was changed. Log out first if it is meant for you.', 'atoll' ),
			),
		);
	}
}
