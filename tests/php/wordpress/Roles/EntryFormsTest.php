<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Tests\WordPress\Support\Contract\Surface;
use PHPUnit\Framework\Attributes\DataProvider;

/** Every form of an entry in wp-admin, tried by everybody. */
final class EntryFormsTest extends RolesTestCase {

	private const FORMS = 'An entry’s forms in wp-admin';

	/** What is typed into an entry's forms. */
	private const TYPED = array(
		'set-status'       => array( 'status' => 'lender', 'message' => 'Nearly there', 'mail' => '1' ),
		'request-document' => array( 'title' => 'Payslips', 'note' => 'Both pages' ),
		'withdraw-request' => array( 'mail' => '1' ),
		'add-note'         => array( 'text' => 'Call back' ),
		'invite-client'    => array( 'email' => 'new@example.com', 'first_name' => 'Kim' ),
		'take-invitation-back' => array(),
		'retry-mail'       => array(),
		'move-entry'       => array( 'atoll_of' => 'spam' ),
		'not-spam'         => array(),
	);

	public function test_every_form_of_an_entry_is_in_the_table(): void {
		$this->assertEqualsCanonicalizing( array_keys( self::part( self::FORMS ) ), Surface::entryForms() );
	}

	#[DataProvider( 'everybody' )]
	public function test_an_entrys_forms_are_for_those_who_may_and_change_nothing_else( string $who ): void {
		$this->entry = $this->entryOf( 0 );
		$request     = $this->documentRequests()->add( $this->entry, 'ID', '', $this->staff );
		$mail        = $this->mailRepository()->add(
			new MailMessage( array( 'jo@example.com' ), 'Thank you', '<p>Thanks</p>', 'Thanks' ),
			$this->entry->id,
			0
		);
		$said        = array();
		foreach ( self::TYPED as $name => $typed ) {
			$before        = $this->rows();
			$browser       = $this->browser( $who );
			$hidden        = array(
				'atoll_entry_action' => $name,
				'atoll_version'      => (string) $before['version'],
				'atoll_nonce'        => $browser->nonce(
					$this->people[ $who ],
					"atoll_entry_action_{$name}_{$this->entry->id}"
				),
			);
			$said[ $name ] = $this->word(
				$browser->post(
					"/wp-admin/admin.php?page=atoll-entries&entry={$this->entry->id}",
					$typed + $hidden + array( 'atoll_of' => (string) ( 'retry-mail' === $name ? $mail : $request->id ) )
				)
			);
			$this->assertSame(
				'yes' === $said[ $name ] ? $before['version'] + 1 : $before['version'],
				$this->rows()['version'],
				$name
			);
			$this->assertSame( 'yes' !== $said[ $name ], $before === $this->rows(), $name );
		}
		$this->assertSame( self::column( self::FORMS, $who ), $said );
	}
}
