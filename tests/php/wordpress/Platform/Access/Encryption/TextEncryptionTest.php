<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access\Encryption;

use Atoll\Platform\Access\Encryption\EncryptionKeys;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The site's keys: which seals, which open, and where the site keeps its own. */
final class TextEncryptionTest extends SiteTestCase {

	public function test_old_keys_open_what_they_sealed_and_a_lost_one_nothing(): void {
		global $wpdb;
		$first  = new TextEncryption( new EncryptionKeys( new Queries( $wpdb ), str_repeat( 'a', 32 ), '' ) );
		$second = new TextEncryption(
			new EncryptionKeys( new Queries( $wpdb ), str_repeat( 'b', 32 ), ' ' . str_repeat( 'a', 32 ) . ' , x' )
		);
		$lost   = new TextEncryption( new EncryptionKeys( new Queries( $wpdb ), str_repeat( 'b', 32 ), '' ) );
		$sealed = $first->seal( 'words', 'here' );
		$this->assertSame( 'words', $second->open( $sealed, 'here' ) );
		$this->assertNull( $second->open( $sealed, 'there' ) );
		$this->assertNull( $lost->open( $sealed, 'here' ) );
		$this->assertNotSame( strtok( $sealed, '.' ), strtok( $second->seal( 'words', 'here' ), '.' ) );
		$this->assertContains( $first->emailHashes( 'Jo@example.com' )[0], $second->emailHashes( 'jo@example.com' ) );
	}

	public function test_a_site_without_a_constant_makes_its_key_once_and_keeps_it_out_of_autoload(): void {
		global $wpdb;
		delete_option( EncryptionKeys::OPTION );
		$keys = ( new EncryptionKeys( new Queries( $wpdb ), '', '' ) )->all();
		$this->assertCount( 1, $keys );
		$this->assertSame( $keys, ( new EncryptionKeys( new Queries( $wpdb ), 'too short', '' ) )->all() );
		$this->assertSame(
			'off',
			$wpdb->get_var(
				$wpdb->prepare( "SELECT autoload FROM {$wpdb->options} WHERE option_name = %s", EncryptionKeys::OPTION )
			)
		);
		$this->assertSame(
			array_key_first( $keys ),
			array_key_last( ( new EncryptionKeys( new Queries( $wpdb ), str_repeat( 'c', 40 ), '' ) )->all() ),
			'a key that moves to wp-config.php still opens older drafts'
		);
	}
}
