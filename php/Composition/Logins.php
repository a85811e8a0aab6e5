<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Mail\Letter;
use Atoll\Platform\Access\Secret;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Clients\Accounts;
use Atoll\Portal\Clients\CommonWords;
use Atoll\Portal\Clients\Guessing;
use Atoll\Portal\Clients\InvitationMail;
use Atoll\Portal\Clients\InvitationRepository;
use Atoll\Portal\Clients\Invitations;
use Atoll\Portal\Clients\Passwords;

/** How people get in: invited, by password, or by a new one. */
final class Logins extends Area {

	public readonly Invitations $invitations;
	public readonly Passwords $passwords;

	public function __construct( Storage $storage, Mailing $mailing, Portal $portal, Settings $settings, private \wpdb $wpdb ) {
		$repository        = new InvitationRepository( $wpdb, time( ... ) );
		$this->passwords   = new Passwords( new Guessing( new CommonWords() ) );
		$accounts          = new Accounts( $this->passwords );
		$this->invitations = new Invitations( $repository, $accounts, $this->passwords, $storage->entries, $storage->transaction, $storage->livingLogin, $mailing->outbox, new InvitationMail( new Letter() ), new Secret(), $settings, $storage->rateLimit, static fn(): string => $portal->places->hasLogin() ? $portal->places->login() : '' );
	}

	public function jobs(): array {
		return array(
			'atoll_invitations_end' => fn() => ( new InvitationRepository( $this->wpdb, time( ... ) ) )->deleteEnded(),
		);
	}
}
