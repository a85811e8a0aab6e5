<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SpentLimit;

/** A file in parts: put together, measured at its end, and whole however its parts arrive. */
final class FilePartsTest extends UploadTestCase {

	public function test_a_file_in_parts_is_put_together_and_checked_at_its_end(): void {
		$form  = $this->uploadForm();
		$bytes = self::PDF . random_bytes( 5000 );
		$begun = $this->send( $form, 'pay.pdf', null, array( 'size' => (string) strlen( $bytes ) ) )->json()['data'];
		$this->assertSame( array( 0, false ), array( $begun['received'], $begun['complete'] ) );
		$id = $begun['temp_filename'];
		$this->assertSame( 2000, $this->part( $form, $id, $bytes, 0, 2000 )['received'] );
		$this->assertSame( array( 2000, false ), $this->where( $form, $id ) );
		$last = $this->part( $form, $id, $bytes, 2000, 9000 );
		$this->assertSame( array( strlen( $bytes ), true ), array( $last['received'], $last['complete'] ) );
		$this->assertSame( $bytes, $this->bytesOf( $id ) );
	}

	public function test_a_part_sent_again_changes_nothing_and_a_gap_is_refused(): void {
		$form  = $this->uploadForm();
		$bytes = self::PDF . str_repeat( 'x', 3000 );
		$id    = $this->send(
			$form,
			'pay.pdf',
			null,
			array( 'size' => (string) strlen( $bytes ) )
		)->json()['data']['temp_filename'];
		$this->part( $form, $id, $bytes, 0, 1000 );
		$this->assertSame( 1000, $this->part( $form, $id, $bytes, 0, 1000 )['received'] );
		$gap = $this->send(
			$form,
			'pay.pdf',
			substr( $bytes, 2000, 500 ),
			array( 'upload' => $id, 'offset' => '2000' )
		);
		$this->assertSame( array( 409, 'atoll_upload_offset' ), array( $gap->status, $gap->json()['error']['code'] ) );
		$this->assertSame( array( 1000, false ), $this->where( $form, $id ) );
		$this->part( $form, $id, $bytes, 500, 9000 );
		$this->assertSame( $bytes, $this->bytesOf( $id ) );
	}

	/** PHP drops files where `file_uploads` is off, and some firewalls do. */
	public function test_a_part_whose_bytes_did_not_come_is_refused(): void {
		$form = $this->uploadForm();
		$id   = $this->send( $form, 'pay.pdf', null, array( 'size' => '2000' ) )->json()['data']['temp_filename'];
		$none = $this->send( $form, 'pay.pdf', null, array( 'upload' => $id, 'offset' => '0' ) );
		$this->assertSame( array( 400, 'atoll_file_missing' ), array( $none->status, $none->json()['error']['code'] ) );
		$this->assertSame( array( 0, false ), $this->where( $form, $id ) );
	}

	public function test_parts_sent_at_once_leave_one_whole_file(): void {
		$form     = $this->uploadForm();
		$bytes    = self::PDF . random_bytes( 200000 );
		$id       = $this->send(
			$form,
			'pay.pdf',
			null,
			array( 'size' => (string) strlen( $bytes ) )
		)->json()['data']['temp_filename'];
		$boundary = 'part' . bin2hex( random_bytes( 8 ) );
		$fields   = array(
			'form_id'         => $form,
			'field_id'        => self::ONE,
			'gform_unique_id' => self::KEY,
			'nonce'           => $this->nonce( $form ),
			'upload'          => $id,
			'offset'          => 0,
		);
		$body     = '';
		foreach ( $fields as $name => $value ) {
			$body .= "--{$boundary}\r\nContent-Disposition: form-data; name=\"{$name}\"\r\n\r\n{$value}\r\n";
		}
		$body .= "--{$boundary}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"blob\"\r\n\r\n{$bytes}\r\n--{$boundary}--\r\n";
		$codes = array_map(
			static fn( $answer ) => $answer->status,
			Http::postAtOnce(
				8,
				'/wp-json/s1t2/v1/uploads',
				$body,
				array( "Content-Type: multipart/form-data; boundary={$boundary}" )
			)
		);
		$this->assertSame( array( 200 ), array_values( array_unique( $codes ) ) );
		$this->assertSame( $bytes, $this->bytesOf( $id ) );
		$this->assertSame( 1, $this->countUploads() );
	}

	public function test_the_size_is_measured_and_not_believed(): void {
		$form  = $this->uploadForm( array( 'maxFileSize' => 0.001 ) ); // 1,048 bytes.
		$large = self::PDF . str_repeat( 'x', 2000 );
		$whole = $this->send( $form, 'pay.pdf', $large );
		$this->assertSame(
			array( 413, 'Your file cannot be more than 0.001MB in size.' ),
			array( $whole->status, $whole->json()['error']['message'] )
		);
		$response = $this->send( $form, 'pay.pdf', null, array( 'size' => '2000' ) );
		$this->assertSame( 413, $response->status );
		$id   = $this->send( $form, 'pay.pdf', null, array( 'size' => '900' ) )->json()['data']['temp_filename'];
		$more = $this->send( $form, 'pay.pdf', $large, array( 'upload' => $id, 'offset' => '0' ) );
		$this->assertSame(
			array( 400, 'atoll_upload_longer' ),
			array( $more->status, $more->json()['error']['code'] )
		);
		$this->assertSame( array( 0, false ), $this->where( $form, $id ) );
	}

	public function test_too_many_parts_in_a_minute_are_429_with_the_seconds_to_wait(): void {
		$form = $this->uploadForm();
		SpentLimit::set( 'upload-nonce', 60 );
		$answer = Http::post(
			'/wp-json/s1t2/v1/upload-nonce',
			http_build_query( array( 'form_id' => $form, 'field_id' => self::ONE, 'gform_unique_id' => self::KEY ) )
		);
		$this->assertSame( 429, $answer->status, $answer->body );
		$this->assertGreaterThan( 0, (int) $answer->header( 'Retry-After' ) );
	}

	/** @return array<string, mixed> */
	private function part( int $form, string $id, string $bytes, int $from, int $length ): array {
		$answer = $this->send(
			$form,
			'pay.pdf',
			substr( $bytes, $from, $length ),
			array( 'upload' => $id, 'offset' => (string) $from )
		);
		$this->assertSame( 200, $answer->status, $answer->body );
		return $answer->json()['data'];
	}

	/** @return array{int, bool} Bytes that are there, and whether they are all. */
	private function where( int $form, string $id ): array {
		$data = $this->send( $form, 'pay.pdf', null, array( 'upload' => $id ) )->json()['data'];
		return array( $data['received'], $data['complete'] );
	}
}
