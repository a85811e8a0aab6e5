<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Contract\Surface;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** Every screen and door of ours in wp-admin, tried by everybody. */
final class BrokerSideTest extends RolesTestCase {
	private const SCREENS = 'Screens of wp-admin';
	private const DOORS   = 'Doors of wp-admin';

	public function test_every_screen_is_in_the_table(): void {
		$this->actAs( 'administrator' );
		$this->assertEqualsCanonicalizing(
			array_keys( self::part( self::SCREENS ) ),
			array_keys( Surface::screens() )
		);
	}

	public function test_every_door_is_in_the_table(): void {
		$this->assertEqualsCanonicalizing( array_keys( self::part( self::DOORS ) ), Surface::doors() );
	}

	#[DataProvider( 'everybody' )]
	public function test_screens_and_doors_are_open_to_those_who_may( string $who ): void {
		$entry   = $this->application();
		$browser = $this->browser( $who );
		$said    = array();
		foreach ( array_keys( self::part( self::SCREENS ) ) as $screen ) {
			$answer          = $browser->get(
				"/wp-admin/{$screen}" . ( str_ends_with( $screen, 'entries' ) ? "&entry={$entry->id}" : '' )
			);
			$said[ $screen ] = $this->word( $answer );
			$this->assertSame(
				'yes' === $said[ $screen ] && str_ends_with( $screen, 'entries' ),
				str_contains( $answer->body, self::MARK ),
				$screen
			);
		}
		$this->assertSame( self::column( self::SCREENS, $who ), $said );
		$form  = Inside::get( FormRepository::class )->findAny( $entry->formNumber )->postId;
		$doors = array(
			'admin_post_atoll_duplicate_form' => $browser->get(
				"/wp-admin/admin-post.php?action=atoll_duplicate_form&post={$form}&_wpnonce=" . $browser->nonce(
					$this->people[ $who ],
					"atoll_duplicate_form{$form}"
				)
			),
			'admin_post_atoll_export' => $browser->post(
				'/wp-admin/admin-post.php?action=atoll_export',
				array(
					'query'    => '{}',
					'columns'  => 'id',
					'_wpnonce' => $browser->nonce( $this->people[ $who ], 'atoll_export' ),
				)
			),
			'admin_post_atoll_file'   => $browser->get(
				'/wp-admin/admin-post.php?action=atoll_file&file=' . $this->repository()->ofEntries(
					array( $entry->id )
				)[0]->id
			),
			'admin_post_atoll_mail_notice' => $browser->post(
				'/wp-admin/admin-post.php',
				array(
					'action'   => 'atoll_mail_notice',
					'do'       => 'read',
					'_wpnonce' => $browser->nonce( $this->people[ $who ], 'atoll_mail_notice' ),
				)
			),
			'admin_post_atoll_make_tables' => $browser->get(
				'/wp-admin/admin-post.php?action=atoll_make_tables&_wpnonce=' . $browser->nonce(
					$this->people[ $who ],
					'atoll_make_tables'
				)
			),
			'admin_post_atoll_set_up' => $browser->post(
				'/wp-admin/admin-post.php',
				array(
					'action'   => 'atoll_set_up',
					'choice'   => 'none',
					'_wpnonce' => $browser->nonce( $this->people[ $who ], 'atoll_set_up' ),
				)
			),
			'wp_ajax_atoll_send_mail' => $browser->get(
				'/wp-admin/admin-ajax.php?action=atoll_send_mail&time=' . time() . '&signature=made-up'
			),
		);
		$this->assertSame( self::column( self::DOORS, $who ), array_map( $this->word( ... ), $doors ) );
	}
}
