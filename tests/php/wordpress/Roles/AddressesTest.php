<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Portal\Files\PrivateFilesProvider;

/** Every address of the portal that shows or hands out something, asked by everybody. */
final class AddressesTest extends RolesTestCase {

	private const TITLE = 'Addresses of the portal';

	private int $attachment = 0;

	protected function tearDown(): void {
		wp_delete_attachment( $this->attachment, true );
		parent::tearDown();
	}

	public function test_what_they_hand_out_is_for_those_who_may_have_it(): void {
		$addresses = $this->addresses( $this->application() );
		foreach ( array_keys( $this->people ) as $who ) {
			$said = array();
			foreach ( $addresses as $name => $address ) {
				$answer        = $this->browser( $who )->get( $address );
				$said[ $name ] = $this->word( $answer );
				$this->assertTrue(
					'yes' === $said[ $name ] || ! str_contains( $answer->body, self::MARK ),
					"{$who}: {$name}"
				);
				$this->assertTrue(
					'visitor' === $who || str_contains( $answer->header( 'Cache-Control' ), 'no-store' ),
					"{$who}: {$name}"
				);
			}
			$this->assertSame( self::column( self::TITLE, $who ), $said, $who );
		}
	}

	/** @return array<string, string> */
	private function addresses( Entry $entry ): array {
		$links   = new UploadLinks( self::signer(), time( ... ) );
		$page    = $this->url( $entry->id );
		$file    = $this->repository()->ofEntries( array( $entry->id ) )[0]->id;
		$request = $this->documentRequests()->add( $entry, self::MARK, '', $this->staff );
		$sent    = $this->received( $request, $this->client );
		$this->receivedDocuments()->receive( $request, array( $sent ), $this->visitor( $this->client ) );
		return array(
			'a private page'                        => $this->dashboard,
			'an application'                        => $page,
			'its answers as CSV'                    => add_query_arg( 'download', 'csv', $page ),
			'its form, to change answers'           => add_query_arg( 'change', '1', $page ),
			'a file of it'                          => add_query_arg( 'file', $file, $page ),
			'a document that was asked for'         => add_query_arg( 'file', $sent, $page ),
			'the client’s signed address of a file' => $links->forUser( $page, $file, $this->client ),
			'a draft, to go on with it'             => add_query_arg(
				'draft',
				(string) $this->draft(),
				$this->dashboard
			),
			'a file that a private page shows'      => $this->kept(),
			'a file by the link of a mail'          => $links->signed( $file ),
		);
	}

	/** Address of a file that belongs to a private page. */
	private function kept(): string {
		$made             = wp_upload_bits( bin2hex( random_bytes( 4 ) ) . '.txt', null, 'Rates' );
		$page             = $this->portalPage( '<p>Rates</p>' );
		$this->attachment = (int) wp_insert_attachment(
			array( 'post_title' => 'Rates', 'post_mime_type' => 'text/plain' ),
			$made['file'],
			$page
		);
		do_action( PrivateFilesProvider::SYNC_FILES );
		return "/?atoll-file={$this->attachment}/" . get_post_meta( $this->attachment, '_wp_attached_file', true );
	}
}
