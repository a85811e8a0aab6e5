<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\FileSender;
use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Forms\Uploads\Upload;
use Atoll\Portal\Files\AttachmentFiles;
use Atoll\Portal\Files\FileStream;
use Atoll\Portal\Files\PrivateFileMover;
use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Hosts of many sites take functions of PHP away, which is then an error and no answer. Files go on all the same. */
final class HostWithoutFunctionsTest extends SiteTestCase {

	private const TAKEN = 'disk_free_space,link,set_time_limit';

	public function test_files_are_taken_in_without_knowing_what_is_free(): void {
		$this->assertSame(
			'taken',
			$this->there(
				'( new ' . FileStorage::class . '( new ' . StorageFolder::class
					. '() ) )->requireFreeSpace(); echo "taken";'
			)
		);
	}

	public function test_a_file_of_a_private_page_is_taken_out_of_reach(): void {
		$file = wp_upload_bits( 'rates-5b1d.txt', null, 'Rates' );
		$id   = (int) wp_insert_attachment(
			array( 'post_title' => 'Rates', 'post_mime_type' => 'text/plain' ),
			$file['file']
		);
		$output = $this->there(
			'$kept = new ' . PrivateFileStore::class . '( new ' . StorageFolder::class . '() ); ( new '
				. PrivateFileMover::class . '( $kept, new ' . AttachmentFiles::class
				. "() ) )->makePrivate( array( {$id} ) ); echo 'kept';"
		);
		clearstatcache();
		$left = is_file( $file['file'] );
		wp_cache_delete( $id, 'post_meta' );
		wp_delete_attachment( $id, true );
		$this->assertSame( array( 'kept', false ), array( $output, $left ) );
	}

	public function test_a_file_is_handed_out_whole(): void {
		$files = new FileStorage( new StorageFolder() );
		$name  = bin2hex( random_bytes( 16 ) );
		$path  = $files->path( $name );
		wp_mkdir_p( dirname( $path ) );
		file_put_contents( $path, 'Payslip' );
		$row    = var_export(
			array(
				'public_id'   => $name,
				'stored_name' => $name,
				'name'        => 'pay.txt',
				'size'        => '7',
				'state'       => Upload::READY,
			),
			true
		);
		$output = array(
			$this->there(
				'( new ' . FileStream::class . '() )->send( ' . var_export( $path, true ) . ', "", false );'
			),
			$this->there(
				'( new ' . FileSender::class . '( new ' . FileStorage::class . '( new ' . StorageFolder::class
					. '() ) ) )->send( ' . Upload::class . "::fromRow( {$row} ) );"
			),
		);
		$files->delete( $name );
		$this->assertSame( array( 'Payslip', 'Payslip' ), $output );
	}

	private function there( string $code ): string {
		$start   = '$_SERVER += array( "HTTP_HOST" => "127.0.0.1", "REQUEST_METHOD" => "GET", "REQUEST_URI" => "/" ); require ' . var_export( ABSPATH . 'wp-load.php', true ) . ';';
		$command = array( PHP_BINARY, '-d', 'disable_functions=' . self::TAKEN, '-r', $start . $code );
		return (string) shell_exec( implode( ' ', array_map( escapeshellarg( ... ), $command ) ) );
	}
}
