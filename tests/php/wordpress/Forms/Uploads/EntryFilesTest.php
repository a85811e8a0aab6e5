<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Admin\Entries\Panels\FilesPanel;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Uploads\Upload;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Browser;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\HttpAnswer;
use Atoll\Tests\WordPress\Support\UploadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** An entry has the files that were received for it, once, and nobody else's. */
final class EntryFilesTest extends UploadTestCase {

	public function test_an_entry_claims_its_files(): void {
		$form = $this->uploadForm();
		$one  = $this->uploaded( $form );
		$two  = array( $this->uploaded( $form, 'a.pdf', self::PDF, self::TWO ), $this->uploaded( $form, 'b.pdf', self::PDF, self::TWO ) );
		$this->assertSame( 200, $this->submit( $form, array( 'input_6' => array( $one ), 'input_7' => $two ) )->status );
		$entry = $this->onlyEntry();
		$this->assertSame( array( wp_json_encode( array( $one ) ), wp_json_encode( $two ) ), array( $entry->answers[6], $entry->answers[7] ) );
		foreach ( array( $one, ...$two ) as $id ) {
			$this->assertSame( array( Upload::CLAIMED, $entry->id ), array( $this->find( $id )?->state, $this->find( $id )?->entryId ) );
		}
	}

	public function test_sending_again_is_the_same_entry_with_the_same_files(): void {
		$form   = $this->uploadForm();
		$one    = $this->uploaded( $form );
		$first  = $this->submit( $form, array( 'input_6' => array( $one ) ) );
		$second = $this->submit( $form, array( 'input_6' => array( $one ) ) );
		$this->assertSame( array( 200, 200, 1 ), array( $first->status, $second->status, $this->countEntries() ) );
	}

	#[DataProvider( 'foreignFiles' )]
	public function test_a_file_that_is_not_this_fillings_is_not_taken_and_that_is_said( string $whose ): void {
		$form = $this->uploadForm();
		$id   = match ( $whose ) {
			'another form'    => $this->uploaded( $this->uploadForm() ),
			'another field'   => $this->uploaded( $form, 'pay.pdf', self::PDF, self::TWO ),
			'another filling' => $this->uploaded( $form, 'pay.pdf', self::PDF, self::ONE, 'zzzzzzzzzz0123456789' ),
			'not whole yet'   => $this->send( $form, 'pay.pdf', null, array( 'size' => '500' ) )->json()['data']['temp_filename'],
			default           => str_repeat( 'a', 32 ),
		};
		$answer = $this->submit( $form, array( 'input_6' => array( $id ) ) );
		$this->assertSame( 400, $answer->status, $answer->body );
		$this->assertSame( 'We no longer have the file pay.pdf. Please choose it again.', $answer->json()['validation_messages'][ self::ONE ] );
		$this->assertSame( 0, $this->countEntries() );
	}

	/** @return array<string, array{string}> */
	public static function foreignFiles(): array {
		$all = array( 'another form', 'another field', 'another filling', 'not whole yet', 'nobody' );
		return array_combine( $all, array_map( static fn( string $one ) => array( $one ), $all ) );
	}

	public function test_an_entrys_file_cannot_be_used_for_a_second_entry(): void {
		$form = $this->uploadForm();
		$id   = $this->uploaded( $form );
		$this->submit( $form, array( 'input_6' => array( $id ) ) );
		$again = $this->submit( $form, array( 'input_6' => array( $id ) ), array( 'gform_unique_id' => 'zzzzzzzzzz0123456789' ) );
		$this->assertSame( array( 400, 1 ), array( $again->status, $this->countEntries() ) );
	}

	public function test_what_a_client_writes_in_the_fields_place_is_no_file(): void {
		$form   = $this->uploadForm( array( 'required' => true ) );
		$forged = array( array( 'name' => 'pay.pdf', 'size' => 9, 'id' => str_repeat( 'a', 32 ) ) );
		$answer = $this->post( "/gf/v2/forms/{$form}/submissions", array( 'input_1' => 'Jo', 'input_6' => $forged, 'input_7' => 'pay.pdf' ) );
		$this->assertSame( array( 6 => 'Please upload a file.', 7 => 'Please upload a file.' ), (array) $answer->get_data()['validation_messages'] );
	}

	public function test_more_files_than_a_field_takes_are_dropped(): void {
		$form = $this->uploadForm();
		$ids  = array_map( fn( string $name ) => $this->uploaded( $form, $name, self::PDF, self::TWO ), array( 'a.pdf', 'b.pdf', 'c.pdf' ) );
		$this->assertSame( 200, $this->submit( $form, array( 'input_7' => $ids ) )->status );
		$this->assertSame( wp_json_encode( array_slice( $ids, 0, 2 ) ), $this->onlyEntry()->answers[7] );
		$this->assertSame( Upload::READY, $this->find( $ids[2] )?->state );
	}

	public function test_an_entry_that_cannot_be_written_claims_nothing(): void {
		$form   = $this->uploadForm();
		$id     = $this->uploaded( $form );
		$broken = static fn( string $query ) => str_contains( $query, 'COMMIT' ) ? 'SELECT nonsense FROM nowhere' : $query;
		add_filter( 'query', $broken );
		$reply = $this->post( "/gf/v2/forms/{$form}/submissions", $this->body( array( 'input_6' => array( $id ) ) ) );
		remove_filter( 'query', $broken );
		$this->assertSame( 503, $reply->get_status() );
		$this->assertSame( array( 0, Upload::READY ), array( $this->countEntries(), $this->find( $id )?->state ) );
		$this->assertSame( 200, $this->submit( $form, array( 'input_6' => array( $id ) ) )->status );
	}

	public function test_files_may_come_with_the_answers(): void {
		$form = $this->uploadForm();
		$body = array(
			'input_1'    => 'Jo',
			'input_6'    => new \CURLStringFile( self::PDF, 'pay.pdf' ),
			'input_7[0]' => new \CURLStringFile( self::PDF, 'a.pdf' ),
			'input_7[1]' => new \CURLStringFile( self::PDF, 'b.pdf' ),
			'input_7[2]' => new \CURLStringFile( self::PDF, 'c.pdf' ),
		);
		$this->assertSame( 200, Http::post( "/wp-json/gf/v2/forms/{$form}/submissions", $body )->status );
		$names = array_map( fn( $id ) => $this->find( (string) $id )?->name, array( ...json_decode( $this->onlyEntry()->answers[6] ), ...json_decode( $this->onlyEntry()->answers[7] ) ) );
		$this->assertSame( array( 'pay.pdf', 'a.pdf', 'b.pdf' ), $names );
		$this->assertSame( 3, $this->countFiles() );
	}

	public function test_files_that_come_with_the_answers_twice_are_one_entry(): void {
		$form = $this->uploadForm();
		$body = array( 'input_1' => 'Jo', 'gform_unique_id' => self::KEY, 'input_6' => new \CURLStringFile( self::PDF, 'pay.pdf' ) );
		$path = "/wp-json/gf/v2/forms/{$form}/submissions";
		$this->assertSame( array( 200, 200 ), array( Http::post( $path, $body )->status, Http::post( $path, $body )->status ) );
		$this->assertSame( array( 1, 1 ), array( $this->countEntries(), $this->countFiles() ) );
	}

	public function test_whoever_looks_at_the_entry_sees_its_files_by_name_with_a_way_to_each(): void {
		$form = $this->uploadForm();
		$id   = $this->uploaded( $form, 'Pay <slip>.pdf' );
		$this->submit( $form, array( 'input_6' => array( $id ) ) );
		$files = new FilesPanel( new Uploads( $this->repository() ), new UploadLinks( self::signer(), time( ... ) ) );
		$entry = $this->onlyEntry();
		$html  = $files->body( $entry, \Atoll\plugin()->cases()->of( $entry->id ) );
		$this->assertSame( array( $id => 'Pay <slip>.pdf' ), $files->names( $entry ) );
		$this->assertStringContainsString( '>Pay &lt;slip&gt;.pdf</a>', $html );
		$this->assertStringContainsString( 'admin-post.php?action=atoll_file&#038;file=' . $id, $html );
	}

	public function test_a_file_that_is_said_to_be_shown_is_written_down_all_the_same(): void {
		$form = $this->uploadForm();
		$id   = $this->uploaded( $form );
		$this->submit( $form, array( 'input_6' => array( $id ) ) );
		$browser = Browser::of( $this->actAs( 'editor' ) );
		$this->assertSame( 200, $browser->get( "/wp-admin/admin-post.php?action=atoll_file&file={$id}&shown=1" )->status );
		$records = ( new AccessRepository( new Queries( $GLOBALS['wpdb'] ) ) )->list( new AccessCriteria( entry: $this->onlyEntry()->id ) );
		$this->assertSame( array( AccessAction::Downloaded ), array_map( static fn( $record ) => $record->action, $records ) );
	}

	/** @param array<string, list<string>> $ids */
	private function submit( int $form, array $ids, array $more = array() ): HttpAnswer {
		return Http::post( "/wp-json/gf/v2/forms/{$form}/submissions", http_build_query( $more + $this->body( $ids ) ) );
	}

	/**
	 * @param array<string, list<string>> $ids
	 * @return array<string, string>
	 */
	private function body( array $ids ): array {
		return array( 'input_1' => 'Jo', 'gform_unique_id' => self::KEY, 'gform_uploaded_files' => $this->fileList( $ids ) );
	}

	private function onlyEntry(): \Atoll\Forms\Entries\Entry {
		$entries = \Atoll\plugin()->entries()->list( new EntryCriteria() );
		$this->assertCount( 1, $entries );
		return $entries[0];
	}
}
