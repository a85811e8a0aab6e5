<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Drafts\Encryption\DraftToken;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Drafts\Storage\DraftWriter;
use Atoll\Forms\Uploads\Storage\UnknownFiles;
use Atoll\Forms\Uploads\Storage\UploadCleanup;
use Atoll\Forms\Uploads\Upload;
use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;

/** Two forms of which one was saved apart from the other, with the same file: neither takes it from the other. */
final class SeparateFilesTest extends UploadTestCase {

	private int $form;
	private string $file;

	/** Of the form that was saved first, and of the one that was saved apart from it. */
	private string $first;
	private string $apart;

	protected function setUp(): void {
		parent::setUp();
		$this->form  = $this->uploadForm( array(), array( 'save' => true ) );
		$this->file  = $this->uploaded( $this->form );
		$this->first = $this->saved( 'Jo' );
		$this->saved( 'First', array( 'gform_resume_token' => $this->first, 'atoll_draft_version' => '1' ) );
		$second = $this->submit(
			array( 'gform_save' => '1', 'gform_resume_token' => $this->first, 'atoll_draft_version' => '1' )
				+ $this->answers( 'Second' )
		);
		$this->assertSame( 409, $second->status, $second->body );
		$this->apart = $this->saved( 'Second' );
	}

	public function test_discarding_the_one_that_was_saved_apart_leaves_the_first_its_file(): void {
		$this->discard( $this->apart );
		$this->clean();
		$this->assertSame( self::PDF, $this->bytesOf( $this->fileOf( $this->first ) ) );
		$this->assertSame( 1, $this->countFiles() );
	}

	public function test_discarding_the_first_leaves_the_other_its_file(): void {
		$this->discard( $this->first );
		$this->clean();
		$this->assertSame( self::PDF, $this->bytesOf( $this->fileOf( $this->apart ) ) );
		$this->assertSame( 1, $this->countFiles() );
	}

	public function test_both_are_sent_each_with_its_file(): void {
		foreach ( array( $this->first, $this->apart ) as $index => $token ) {
			$this->assertSame( 200, $this->submit( $this->opened( $token ) )->status );
			$this->assertSame( $index + 1, $this->countEntries() );
		}
		$this->assertSame( array( 2, 2 ), array( $this->countUploads(), $this->countFiles() ) );
	}

	public function test_what_was_saved_since_the_page_that_is_sent_keeps_its_file(): void {
		$older = array( 'gform_resume_token' => $this->first, 'atoll_draft_version' => '1' );
		$this->assertSame( 200, $this->submit( $older + $this->answers( 'Jo' ) )->status );
		$this->assertSame( 200, $this->submit( $this->opened( $this->first ) )->status );
		$this->assertSame( array( 2, 3 ), array( $this->countEntries(), $this->countFiles() ) );
		$this->clean();
		$this->assertSame( 3, $this->countFiles(), 'two of entries, one of what was saved apart' );
	}

	public function test_a_form_of_which_older_pages_are_sent_twice_is_still_saved_and_sent(): void {
		$older = array( 'gform_resume_token' => $this->first, 'atoll_draft_version' => '1' );
		$this->assertSame( 200, $this->submit( $older + $this->answers( 'Jo' ) )->status );
		$seen = array( 'atoll_draft_version' => '2' ) + $this->opened( $this->first );
		$this->saved( 'Kim', $seen );
		$this->assertSame( 200, $this->submit( $seen )->status );

		$opened = $this->opened( $this->first );
		$this->assertNotSame( $seen['gform_unique_id'], $opened['gform_unique_id'], 'which the second entry has' );
		$this->assertNotSame( $seen['gform_uploaded_files'], $opened['gform_uploaded_files'] );
		$this->saved( 'Lou', $opened );
		$this->assertSame( 200, $this->submit( $this->opened( $this->first ) )->status );
		$this->assertSame( 3, $this->countEntries() );
	}

	public function test_the_same_save_again_copies_nothing(): void {
		$this->assertSame( $this->apart, $this->saved( 'Second' ) );
		$this->saved( 'Fourth', array( 'gform_resume_token' => $this->apart ) );
		$this->assertSame( array( 2, 2 ), array( $this->countUploads(), $this->countFiles() ) );
		$this->assertSame( $this->file, $this->fileOf( $this->first ) );
	}

	public function test_the_same_file_chosen_twice_is_copied_once(): void {
		$more = array( 'field_id' => (string) self::TWO );
		$part = $this->send( $this->form, 'pay.pdf', null, $more + array( 'size' => (string) strlen( self::PDF ) ) );
		$id   = $part->json()['data']['temp_filename'];
		$this->send( $this->form, 'pay.pdf', self::PDF, $more + array( 'upload' => $id, 'offset' => '0' ) );
		$ids  = array( $id, $this->uploaded( $this->form, 'pay.pdf', self::PDF, self::TWO ) );
		$list = array( 'gform_uploaded_files' => $this->fileList( array( 'input_7' => $ids ) ) );
		$this->assertCount( 1, $this->loaded( $this->saved( 'Ann', $list ) )['files']['input_7'] );
	}

	public function test_a_file_that_is_gone_is_said_when_the_form_is_opened(): void {
		$upload = $this->find( $this->file );
		$this->assertInstanceOf( Upload::class, $upload );
		$this->repository()->delete( $upload );
		$sentence = 'We no longer have the file pay.pdf. Please choose it again.';
		$this->assertSame(
			array( array(), array( self::ONE => $sentence ) ),
			array( $this->loaded( $this->first )['files'], $this->loaded( $this->first )['validation_messages'] )
		);
		$link = $this->page( $this->form ) . "?formid={$this->form}&formtoken=";
		$this->assertStringContainsString( $sentence, Http::get( $link . $this->first )->body );
		$this->assertStringNotContainsString( $sentence, Http::get( $link . $this->apart )->body );
	}

	/** @param array<string, string> $more */
	private function saved( string $name, array $more = array() ): string {
		$answer = $this->submit( array( 'gform_save' => '1', 'input_1' => $name ) + $more + $this->answers( $name ) );
		$this->assertSame( 200, $answer->status, $answer->body );
		return $answer->json()['resume_token'];
	}

	/** @return array<string, string> */
	private function answers( string $name ): array {
		return array(
			'input_1'              => $name,
			'gform_unique_id'      => self::KEY,
			'gform_uploaded_files' => $this->fileList( array( 'input_6' => array( $this->file ) ) ),
		);
	}

	/** @param array<string, string> $inputs */
	private function submit( array $inputs ): HttpAnswer {
		return Http::post( "/wp-json/gf/v2/forms/{$this->form}/submissions", http_build_query( $inputs ) );
	}

	/** @return array<string, mixed> */
	private function loaded( string $token ): array {
		$reply = $this->post( '/s1t2/v1/drafts/load', array( 'id' => $this->form, 'token' => $token ) );
		return json_decode( $reply->get_data()['submission'], true );
	}

	/** @return array<string, string> What the form sends once it was opened. */
	private function opened( string $token ): array {
		$loaded = $this->loaded( $token );
		return array(
			'input_1'              => $loaded['submitted_values']['1'],
			'gform_unique_id'      => $loaded['gform_unique_id'],
			'gform_resume_token'   => $token,
			'gform_uploaded_files' => (string) wp_json_encode( $loaded['files'] ),
		);
	}

	private function fileOf( string $token ): string {
		return $this->loaded( $token )['files']['input_6'][0]['temp_filename'] ?? '';
	}

	private function discard( string $token ): void {
		$row = Inside::get( DraftRepository::class )->find( $this->form, DraftToken::hash( $token ) );
		$this->assertNotNull( $row );
		Inside::get( DraftWriter::class )->delete( $row );
	}

	/** Two days later. */
	private function clean(): void {
		$later = static fn() => time() + 2 * DAY_IN_SECONDS;
		( new UploadCleanup( $this->orphans(), $this->files(), new UnknownFiles(), $later ) )->run();
	}
}
