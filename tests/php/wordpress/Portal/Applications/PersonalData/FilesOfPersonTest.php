<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications\PersonalData;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Uploads\Storage\FolderOwner;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** WordPress' "Erase Personal Data" over the files that somebody sent, or has put aside. */
final class FilesOfPersonTest extends UploadTestCase {

	private const EMAIL = 'jo@example.com';

	public function test_files_go_at_once_with_the_entry_that_is_erased(): void {
		$form = $this->formWithAddress();
		$this->sendWithFile( $form, self::EMAIL );
		$this->sendWithFile( $form, 'other@example.com' );
		$this->erase( 'atoll-entries' );
		$this->assertSame( array( 1, 1 ), array( $this->countUploads(), $this->countFiles() ) );
	}

	public function test_files_of_a_held_entry_stay_with_it(): void {
		$form = $this->formWithAddress();
		$this->sendWithFile( $form, self::EMAIL );
		$entries = Inside::get( EntryRepository::class );
		$entries->setFlags( array( $entries->list( new EntryCriteria( limit: 1 ) )[0]->id ), null, null, true );
		$this->erase( 'atoll-entries' );
		$this->assertSame( array( 1, 1 ), array( $this->countUploads(), $this->countFiles() ) );
	}

	public function test_files_go_at_once_with_the_saved_form_that_is_erased(): void {
		$form = $this->formWithAddress();
		$this->sendWithFile( $form, self::EMAIL, array( 'gform_save' => '1' ) );
		$this->sendWithFile( $form, 'other@example.com', array( 'gform_save' => '1' ) );
		$this->erase( 'atoll-drafts' );
		$this->assertSame( array( 1, 1 ), array( $this->countUploads(), $this->countFiles() ) );
	}

	public function test_files_of_a_saved_form_go_at_once_with_the_login(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$user = $this->actAs( 'atoll_client' );
		$this->sendWithFile( $this->formWithAddress(), self::EMAIL, array( 'gform_save' => '1' ) );
		wp_cache_flush();
		wp_delete_user( $user );
		$this->assertSame( array( 0, 0 ), array( $this->countUploads(), $this->countFiles() ) );
	}

	public function test_files_that_were_neither_saved_nor_sent_go_at_once_too(): void {
		$user = $this->actAs( 'atoll_client' );
		$this->giveUnsentFile( $user );
		$this->giveUnsentFile( 0 );
		$this->giveUnsentFile( $this->user( 'atoll_client' ) );
		wp_update_user( array( 'ID' => $user, 'user_email' => self::EMAIL ) );
		$this->assertTrue( $this->erase( 'atoll-drafts' )['items_removed'] );
		$this->assertSame( array( 2, 2 ), array( $this->countUploads(), $this->countFiles() ) );
		$this->assertFalse( $this->erase( 'atoll-drafts' )['items_removed'] );
	}

	public function test_they_go_with_the_login_and_files_of_entries_stay(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$user = $this->actAs( 'atoll_client' );
		$this->sendWithFile( $this->formWithAddress(), self::EMAIL );
		$this->giveUnsentFile( $user );
		wp_cache_flush();
		wp_delete_user( $user );
		$this->assertSame( array( 1, 1 ), array( $this->countUploads(), $this->countFiles() ) );
	}

	public function test_files_in_a_folder_that_is_not_this_sites_are_said_to_stay(): void {
		$this->sendWithFile( $this->formWithAddress(), self::EMAIL );
		$this->sendWithFile( $this->formWithAddress(), self::EMAIL, array( 'gform_save' => '1' ) );
		wp_cache_flush();
		$owner  = ( new StorageFolder() )->current() . '/' . FolderOwner::NAME;
		$before = (string) file_get_contents( $owner );
		$live   = get_temp_dir() . 'atoll-live-' . getmypid();
		wp_mkdir_p( $live );
		touch( "{$live}/wp-load.php" );
		file_put_contents( $owner, ( new FolderOwner( $live, 'the site that this one is a copy of' ) )->content() );
		$answers = array( $this->erase( 'atoll-entries' ), $this->erase( 'atoll-drafts' ) );
		file_put_contents( $owner, $before );
		unlink( "{$live}/wp-load.php" );
		rmdir( $live );
		$this->assertSame( 2, $this->countFiles() );
		$this->assertSame( array( true, true ), array_column( $answers, 'items_retained' ) );
		$this->assertStringContainsString( '1 file could not be deleted', $answers[0]['messages'][0] );
	}

	private function giveUnsentFile( int $user ): void {
		global $wpdb;
		$id = $this->uploaded( $this->formWithAddress(), key: bin2hex( random_bytes( 10 ) ) );
		$wpdb->update( "{$wpdb->prefix}atoll_uploads", array( 'user_id' => $user ), array( 'public_id' => $id ) );
	}

	private function formWithAddress(): int {
		return $this->uploadForm(
			more: array(
				'save'   => array( 'enabled' => true ),
				'fields' => array(
					array( 'id' => 2, 'kind' => 'email', 'label' => 'Email' ),
					array( 'id' => self::ONE, 'kind' => 'fileupload', 'label' => 'Payslip' ),
				),
			)
		);
	}

	/** @param array<string, string> $more */
	private function sendWithFile( int $form, string $email, array $more = array() ): void {
		$key    = bin2hex( random_bytes( 10 ) );
		$id     = $this->uploaded( $form, key: $key );
		$answer = $this->post(
			"/gf/v2/forms/{$form}/submissions",
			$more + array(
				'input_2' => $email,
				'gform_unique_id' => $key,
				'gform_uploaded_files' => $this->fileList( array( 'input_6' => array( $id ) ) ),
			)
		);
		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
	}

	/** @return array<string, mixed> */
	private function erase( string $source ): array {
		wp_cache_flush(); // The web server's process may have made the folder of files.
		return apply_filters( 'wp_privacy_personal_data_erasers', array() )[ $source ]['callback']( self::EMAIL, 1 );
	}
}
