<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Cases;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Forms\Uploads\Storage\OrphanUploads;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Forms\Uploads\Storage\UploadsTable;
use Atoll\Forms\Uploads\Upload;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A site with a form for files, spoken to over the network: PHP's own reading of files is part of each test. */
abstract class UploadTestCase extends SiteTestCase {

	protected const KEY = 'abcdefghij0123456789';
	protected const PDF = "%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer << >>\n%%EOF\n";

	/** A field for one file, and one for up to two. */
	protected const ONE = 6;
	protected const TWO = 7;

	protected function setUp(): void {
		parent::setUp();
		$this->forget();
	}

	protected function tearDown(): void {
		$this->forget();
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $changes Of both fields.
	 * @param array<string, mixed> $more    Of the form.
	 */
	protected function uploadForm( array $changes = array(), array $more = array() ): int {
		$file = $changes + array(
			'kind'              => 'fileupload',
			'label'             => 'Payslip',
			'allowedExtensions' => 'pdf, jpg, png, docx, csv, txt, heic',
			'maxFileSize'       => 1,
		);
		return Inside::get( FormWriter::class )->create(
			$more + array(
				'title'  => 'Documents',
				'fields' => array(
					array( 'id' => 1, 'kind' => 'text', 'label' => 'Name', 'required' => true ),
					array( 'id' => self::ONE ) + $file,
					array( 'id' => self::TWO, 'multipleFiles' => true ) + $file + array( 'maxFiles' => 2 ),
				),
			)
		)->form->id();
	}

	/** Asked for here, as a visitor: it is only what an upload needs to be heard. */
	protected function nonce( int $form, int $field = self::ONE, string $key = self::KEY ): string {
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		$answer = $this->post(
			'/s1t2/v1/upload-nonce',
			array( 'form_id' => $form, 'field_id' => $field, 'gform_unique_id' => $key )
		);
		wp_set_current_user( $user );
		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return (string) $answer->get_data();
	}

	/**
	 * One call of the uploads route.
	 *
	 * @param string|null           $bytes Null sends no file.
	 * @param array<string, string> $more  Further parameters, or others than usual.
	 */
	protected function send( int $form, string $name, ?string $bytes, array $more = array() ): HttpAnswer {
		$field = (int) ( $more['field_id'] ?? self::ONE );
		$key   = $more['gform_unique_id'] ?? self::KEY;
		$body  = $more + array(
			'form_id'           => (string) $form,
			'field_id'          => (string) $field,
			'gform_unique_id'   => $key,
			'nonce'             => $more['nonce'] ?? $this->nonce( $form, $field, $key ),
			'original_filename' => $name,
		);
		if ( null !== $bytes ) {
			$body['file'] = new \CURLStringFile( $bytes, 'blob', 'application/octet-stream' );
		}
		return Http::post( '/wp-json/s1t2/v1/uploads', $body );
	}

	/** Id of a whole, accepted file. */
	protected function uploaded(
		int $form,
		string $name = 'pay.pdf',
		string $bytes = self::PDF,
		int $field = self::ONE,
		string $key = self::KEY
	): string {
		$answer = $this->send(
			$form,
			$name,
			$bytes,
			array( 'field_id' => (string) $field, 'gform_unique_id' => $key )
		);
		$this->assertSame( 'ok', $answer->json()['status'] ?? '', $answer->body );
		$this->assertTrue( $answer->json()['data']['complete'] );
		return $answer->json()['data']['temp_filename'];
	}

	/** @param array<string, list<string>> $ids By input name. */
	protected function fileList( array $ids ): string {
		$list = array_map(
			static fn( array $some ) => array_map(
				static fn( string $id ) => array( 'uploaded_filename' => 'pay.pdf', 'temp_filename' => $id ),
				$some
			),
			$ids
		);
		return (string) wp_json_encode( $list );
	}

	protected function repository( int $now = 0 ): UploadRepository {
		global $wpdb;
		return new UploadRepository( new Queries( $wpdb ), static fn() => $now ?: time() );
	}

	protected function orphans(): OrphanUploads {
		global $wpdb;
		return new OrphanUploads( new Queries( $wpdb ) );
	}

	protected function find( string $id ): ?Upload {
		return $this->repository()->find( $id );
	}

	protected function files(): FileStorage {
		return new FileStorage( new StorageFolder() );
	}

	protected function bytesOf( string $id ): string {
		return (string) file_get_contents( $this->files()->path( (string) $this->find( $id )?->storedName ) );
	}

	/** @return \Closure(): void Brings it back. */
	protected function takeDiskAway(): \Closure {
		$folder = (string) ( new StorageFolder() )->current();
		rename( $folder, "{$folder}-away" );
		touch( $folder ); // No folder can be made in its place.
		return static function () use ( $folder ): void {
			unlink( $folder );
			rename( "{$folder}-away", $folder );
		};
	}

	protected function countUploads(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . UploadsTable::NAME );
	}

	protected function countFiles(): int {
		return array_sum( array_map( 'count', iterator_to_array( $this->files()->shards(), false ) ) );
	}

	private function forget(): void {
		global $wpdb;
		wp_cache_flush();
		foreach ( $this->files()->shards() as $files ) {
			array_map( fn( $name ) => $this->files()->delete( (string) $name ), array_keys( $files ) );
		}
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . UploadsTable::NAME );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
	}
}
