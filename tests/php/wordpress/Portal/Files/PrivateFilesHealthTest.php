<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Files;

use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Portal\Files\PrivateFilesHealth;
use Atoll\Tests\WordPress\Support\Inside;

/** Site Health tries over the web whether kept files can be fetched. */
final class PrivateFilesHealthTest extends FilesTestCase {

	public function test_files_of_several_years_are_tried_and_never_more_than_three(): void {
		$years = array( '2021/05', '2021/06', '2022/01', '2024/11', '2025/02', '2025/03', '2026/01' );
		foreach ( $years as $month ) {
			$folder = static fn( array $uploads ): array => array(
				'path'   => "{$uploads['basedir']}/{$month}",
				'subdir' => "/{$month}",
			) + $uploads;
			add_filter( 'upload_dir', $folder );
			$this->file( 'Rates', 'txt' );
			remove_filter( 'upload_dir', $folder );
		}
		$this->syncFiles();
		$tried = array();
		$watch = static function ( mixed $answer, array $arguments, string $url ) use ( &$tried ): array {
			$tried[] = substr( $url, strlen( wp_get_upload_dir()['baseurl'] ) + 1, 7 );
			return array( 'response' => array( 'code' => 404, 'message' => '' ), 'headers' => array(), 'body' => '' );
		};
		add_filter( 'pre_http_request', $watch, 10, 3 );
		Inside::get( PrivateFilesHealth::class )->result();
		remove_filter( 'pre_http_request', $watch );
		$this->assertSame( array( '2021/05', '2024/11', '2026/01' ), $tried );
	}

	public function test_a_private_folder_that_the_web_server_hands_out_is_said_to_be_open(): void {
		$this->file( 'Rates', 'txt' );
		$this->syncFiles();
		$this->assertSame( 'good', Inside::get( PrivateFilesHealth::class )->result()->status );
		$public = static fn(): string => ABSPATH . 'wp-includes';
		$answer = static fn(): array => array(
			'response' => array( 'code' => 404, 'message' => '' ),
			'headers'  => array(),
			'body'     => StorageFolder::CANARY_TEXT,
		);
		add_filter( 'pre_option_' . StorageFolder::OPTION, $public );
		add_filter( 'pre_http_request', $answer );
		$result = Inside::get( PrivateFilesHealth::class )->result();
		remove_filter( 'pre_http_request', $answer );
		remove_filter( 'pre_option_' . StorageFolder::OPTION, $public );
		$this->assertSame( 'critical', $result->status );
		$this->assertStringContainsString( 'Visitors’ files', $result->description );
	}
}
