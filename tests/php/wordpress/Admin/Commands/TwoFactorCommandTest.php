<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Portal\TwoFactor\TwoFactor;
use Atoll\Tests\WordPress\Support\Inside;

/** Who has lost telephone and recovery codes is let in again by whoever runs the site. */
final class TwoFactorCommandTest extends CommandTestCase {

	public function test_it_is_off_its_owner_is_told_and_it_is_written_down(): void {
		$user    = get_userdata( $this->user( 'atoll_client' ) );
		$factors = Inside::get( TwoFactor::class );
		$factors->switchOn( $user->ID, '12345678901234567890', 1 );
		$this->assertStringContainsString( $user->user_login, $this->prints( 'two-step', 'off', $user->user_email ) );
		$this->assertFalse( $factors->isOn( $user->ID ) );
		$subjects = array_map(
			static fn( $mail ): string => $mail->message->subject,
			$this->mailClaims()->claim( 50 )
		);
		$this->assertStringContainsString( 'two-step login is off', implode( "\n", $subjects ) );
		$logged = Inside::get( AccessRepository::class )->list(
			new AccessCriteria( action: AccessAction::TwoStepEnded, limit: 1 )
		);
		$this->assertSame( $user->user_login, $logged[0]->detail );
		$this->assertStringContainsString( 'was not on', $this->prints( 'two-step', 'off', $user->user_login ) );
	}

	public function test_it_says_where_nobody_is_meant(): void {
		$this->assertStringContainsString( 'Nobody logs in', $this->fails( 'two-step', 'off', 'nobody@example.com' ) );
	}
}
