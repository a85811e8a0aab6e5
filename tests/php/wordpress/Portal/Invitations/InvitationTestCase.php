<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Invitations;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\MailTemplate;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Settings\Settings;
use Atoll\Platform\Settings\SettingValues;
use Atoll\Portal\Applications\Record\ApplicationHistory;
use Atoll\Portal\Invitations\Invitation;
use Atoll\Portal\Invitations\InvitationCheck;
use Atoll\Portal\Invitations\InvitationClaim;
use Atoll\Portal\Invitations\InvitationLinks;
use Atoll\Portal\Invitations\InvitationMail;
use Atoll\Portal\Invitations\InvitationRepository;
use Atoll\Portal\Invitations\Invitations;
use Atoll\Portal\Invitations\InvitationSender;
use Atoll\Portal\Passwords\CommonPasswords;
use Atoll\Portal\Passwords\PasswordPolicy;
use Atoll\Portal\Passwords\PasswordStrength;
use Atoll\Portal\Users\LoginEmailCheck;
use Atoll\Portal\Users\PortalUsers;
use Atoll\Portal\Users\StorableText;
use Atoll\Portal\Users\UserTransaction;
use Atoll\Portal\Users\UserWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The service with a clock of the test's own, and somebody who may invite. */
abstract class InvitationTestCase extends SiteTestCase {

	protected const PASSWORD = 'teal otter umbrella';
	protected const DAY      = 86400;

	/** The clock is the test's where it begins at the present, so that the site's own reads the same. */
	protected int $now;
	protected Visitor $staff;
	protected string $email;

	protected function setUp(): void {
		parent::setUp();
		$this->now   = time();
		$this->staff = new Visitor( $this->user( 'atoll_staff' ), '203.0.113.7', '' );
		$this->email = 'mia' . bin2hex( random_bytes( 4 ) ) . '@example.com';
	}

	protected function tearDown(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		array_map( 'wp_delete_user', get_users( array( 'search' => $this->email, 'fields' => 'ids' ) ) );
		parent::tearDown();
	}

	protected function invitations(): Invitations {
		global $wpdb;
		$passwords = new PasswordPolicy( new PasswordStrength( new CommonPasswords() ) );
		$accounts  = new PortalUsers( Inside::get( UserWriter::class ), new StorableText( $wpdb ), $passwords );
		return new Invitations(
			$this->repository(),
			$this->links(),
			new InvitationClaim(
				$this->repository(),
				$this->entries(),
				Inside::get( UserTransaction::class ),
				new UserRowLock( new Queries( $wpdb ) ),
				Inside::get( ApplicationHistory::class )
			),
			$accounts,
			$passwords,
		);
	}

	protected function sender(): InvitationSender {
		global $wpdb;
		return new InvitationSender(
			new InvitationCheck(
				$this->links(),
				Inside::get( LoginEmailCheck::class ),
				new RateLimit( Inside::get( Queries::class ), time( ... ) )
			),
			$this->repository(),
			$this->links(),
			new InvitationMail( new MailTemplate(), $this->mailQueue() ),
			$this->entries(),
			new Transaction( $wpdb ),
		);
	}

	private function links(): InvitationLinks {
		return new InvitationLinks(
			self::signer(),
			new Settings( dirname( __DIR__, 5 ) . '/plugin/build/settings-shapes.php', new SettingValues() ),
			static fn() => home_url( '/log-in/' ),
		);
	}

	protected function repository(): InvitationRepository {
		global $wpdb;
		return new InvitationRepository( new Queries( $wpdb ), fn() => $this->now );
	}

	protected function entries(): EntryRepository {
		return Inside::get( EntryRepository::class );
	}

	/** Invites and gives back the token of the mail. */
	protected function token( ?Entry $entry = null ): string {
		$this->sender()->invite( $this->email, 'Mia', $entry, $this->staff );
		$mails = $this->mailClaims()->claim( 9 );
		$this->assertSame( 1, preg_match( '/invitation=([0-9a-f]+)/', end( $mails )->message->text ?? '', $found ) );
		return $found[1];
	}

	protected function invited( ?Entry $entry = null ): Invitation {
		$found = $this->invitations()->find( $this->token( $entry ) );
		$this->assertNotNull( $found );
		return $found;
	}

	/** An application that was sent by this user, or by nobody who was logged in. */
	protected function entry( int $owner = 0 ): Entry {
		$number = $this->form();
		wp_set_current_user( $owner );
		$this->assertSame(
			200,
			$this->post(
				"/gf/v2/forms/{$number}/submissions",
				array( 'input_1' => 'Mia', 'input_2' => $this->email, 'input_11_1' => '1' )
			)->get_status()
		);
		wp_set_current_user( 0 );
		$entry = $this->entries()->list( new EntryCriteria() )[0] ?? null;
		$this->assertNotNull( $entry );
		$this->mailClaims()->claim( 9 );
		return $entry;
	}
}
