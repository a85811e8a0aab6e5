<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Uploads\Receiving\UploadNonces;
use Atoll\Forms\Uploads\Receiving\UploadSlot;
use Atoll\Forms\Uploads\Upload;
use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** A file arrives whole, in parts, twice, at once or not at all, and what is kept is always what was sent. */
final class ReceivingTest extends UploadTestCase {

	public function test_a_whole_file_is_kept_under_a_name_of_ours_that_php_alone_may_read(): void {
		$form   = $this->uploadForm();
		$answer = $this->send( $form, 'Pay slip.pdf', self::PDF );
		$this->assertSame( 200, $answer->status, $answer->body );
		$this->assertSame( '', RestContract::complaint( 'atoll/uploads', $answer->json() ) );
		$data = $answer->json()['data'];
		$this->assertSame(
			array( 'Pay slip.pdf', strlen( self::PDF ), strlen( self::PDF ), true ),
			array( $data['uploaded_filename'], $data['size'], $data['received'], $data['complete'] )
		);
		$upload = $this->find( $data['temp_filename'] );
		$this->assertSame( Upload::READY, $upload?->state );
		$this->assertSame( 'application/pdf', $upload->type );
		$path = $this->files()->path( $upload->storedName );
		$this->assertSame( self::PDF, file_get_contents( $path ) );
		$this->assertSame( '0600', substr( sprintf( '%o', (int) fileperms( $path ) ), -4 ) );
		$this->assertMatchesRegularExpression( '~/[0-9a-f]{2}/[0-9a-f]{32}$~', $path );
		$this->assertStringNotContainsString( $data['temp_filename'], $path );
	}

	public function test_a_request_that_finishes_a_file_late_does_not_take_it_from_its_entry(): void {
		$late = $this->find( $this->uploaded( $this->uploadForm() ) );
		$this->assertNotNull( $late );
		$uploads = $this->repository();
		$uploads->claim( 7, array( $late->id ) );
		$this->assertSame( Upload::CLAIMED, $uploads->markReady( $late, 'application/pdf' )->state );
	}

	public function test_the_same_file_sent_twice_is_one(): void {
		$form = $this->uploadForm();
		$this->assertSame( $this->uploaded( $form ), $this->uploaded( $form ) );
		$this->assertSame( 1, $this->countFiles() );
		$this->assertNotSame( $this->uploaded( $form ), $this->uploaded( $form, 'other.pdf' ) );
	}

	public function test_what_is_refused_at_its_end_leaves_nothing(): void {
		$form  = $this->uploadForm();
		$bytes = 'MZ' . str_repeat( "\0", 500 );
		$id    = $this->send(
			$form,
			'pay.pdf',
			null,
			array( 'size' => (string) strlen( $bytes ) )
		)->json()['data']['temp_filename'];
		$this->assertSame(
			'atoll_file_type',
			$this->send( $form, 'pay.pdf', $bytes, array( 'upload' => $id, 'offset' => '0' ) )->json()['error']['code']
		);
		$this->assertSame( array( 0, 0 ), array( $this->countUploads(), $this->countFiles() ) );
	}

	#[DataProvider( 'wrongNonces' )]
	public function test_a_nonce_of_another_place_or_time_is_refused( string $why ): void {
		$form  = $this->uploadForm();
		$nonce = match ( $why ) {
			'another form'  => $this->nonce( $this->uploadForm() ),
			'another field' => $this->nonce( $form, self::TWO ),
			'another key'   => $this->nonce( $form, self::ONE, 'zzzzzzzzzz0123456789' ),
			'over'          => $this->issuedAt( $form, time() - 3601 ),
			'forged'        => ( time() + 3000 ) . '.' . str_repeat( 'a', 64 ),
			'prolonged'     => preg_replace( '~^\d+~', (string) ( time() + 9000 ), $this->nonce( $form ) ),
			default         => '',
		};
		$answer = $this->send( $form, 'pay.pdf', self::PDF, array( 'nonce' => (string) $nonce ) );
		$this->assertSame(
			array( 403, 'atoll_upload_nonce' ),
			array( $answer->status, $answer->json()['error']['code'] )
		);
		$this->assertSame( '', RestContract::complaint( 'atoll/uploads', $answer->json() ) );
		$this->assertSame( 0, $this->countUploads() );
	}

	/** @return array<string, array{string}> */
	public static function wrongNonces(): array {
		$all = array( 'another form', 'another field', 'another key', 'over', 'forged', 'prolonged', 'none' );
		return array_combine( $all, array_map( static fn( string $one ) => array( $one ), $all ) );
	}

	public function test_the_body_is_the_nonce(): void {
		$slot   = "form_id={$this->uploadForm()}&field_id=" . self::ONE . '&gform_unique_id=' . self::KEY;
		$answer = Http::post( '/wp-json/s1t2/v1/upload-nonce', $slot );
		$this->assertSame( 200, $answer->status );
		$this->assertMatchesRegularExpression( '~^"\d[^"\\\\]+"$~', $answer->body );
	}

	public function test_there_is_no_nonce_for_what_is_no_field_for_files(): void {
		$form = $this->uploadForm();
		foreach ( array( array( $form, 1 ), array( $form, 99 ), array( 999999, self::ONE ) ) as [ $number, $field ] ) {
			$answer = Http::post(
				'/wp-json/s1t2/v1/upload-nonce',
				http_build_query( array( 'form_id' => $number, 'field_id' => $field, 'gform_unique_id' => self::KEY ) )
			);
			$this->assertSame( 404, $answer->status, $answer->body );
		}
		$this->assertSame(
			400,
			Http::post( '/wp-json/s1t2/v1/upload-nonce', "form_id={$form}&field_id=" . self::ONE )->status
		);
	}

	public function test_another_filling_cannot_add_to_a_file_or_learn_of_it(): void {
		$form   = $this->uploadForm();
		$id     = $this->send( $form, 'pay.pdf', null, array( 'size' => '500' ) )->json()['data']['temp_filename'];
		$answer = $this->send(
			$form,
			'pay.pdf',
			null,
			array( 'upload' => $id, 'gform_unique_id' => 'zzzzzzzzzz0123456789' )
		);
		$this->assertSame(
			array( 404, 'atoll_upload_gone' ),
			array( $answer->status, $answer->json()['error']['code'] )
		);
	}

	private function issuedAt( int $form, int $time ): string {
		$field = Inside::get( FormRepository::class )->find( $form )->field( self::ONE );
		return ( new UploadNonces( self::signer(), static fn() => $time ) )->issue(
			UploadSlot::ofField( $form, $field, self::KEY )
		);
	}
}
