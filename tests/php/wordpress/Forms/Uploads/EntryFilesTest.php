<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Admin\Entries\AccessLogMarkup;
use Atoll\Admin\Entries\Panels\FilesPanel;
use Atoll\Forms\Uploads\Upload;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** An entry has the files that were received for it, once, and nobody else's. */
final class EntryFilesTest extends EntryFilesTestCase {

	public function test_an_entry_claims_its_files(): void {
		$form = $this->uploadForm();
		$one  = $this->uploaded( $form );
		$two  = array(
			$this->uploaded( $form, 'a.pdf', self::PDF, self::TWO ),
			$this->uploaded( $form, 'b.pdf', self::PDF, self::TWO ),
		);
		$this->assertSame(
			200,
			$this->submit( $form, array( 'input_6' => array( $one ), 'input_7' => $two ) )->status
		);
		$entry = $this->onlyEntry();
		$this->assertSame(
			array( wp_json_encode( array( $one ) ), wp_json_encode( $two ) ),
			array( $entry->answers[6], $entry->answers[7] )
		);
		foreach ( array( $one, ...$two ) as $id ) {
			$this->assertSame(
				array( Upload::CLAIMED, $entry->id ),
				array( $this->find( $id )?->state, $this->find( $id )?->entryId )
			);
		}
	}

	public function test_sending_again_is_the_same_entry_with_the_same_files(): void {
		$form   = $this->uploadForm();
		$one    = $this->uploaded( $form );
		$first  = $this->submit( $form, array( 'input_6' => array( $one ) ) );
		$second = $this->submit( $form, array( 'input_6' => array( $one ) ) );
		$this->assertSame( array( 200, 200, 1 ), array( $first->status, $second->status, $this->countEntries() ) );
	}

	public function test_the_same_files_are_the_same_answer_however_a_browser_lists_them(): void {
		$form  = $this->uploadForm();
		$one   = $this->uploaded( $form );
		$lists = array(
			array(
				'uploaded_filename' => 'pay.pdf',
				'temp_filename'     => $one,
			),
			array(
				'uploaded_filename' => 'pay.pdf',
				'size'              => strlen( self::PDF ),
				'temp_filename'     => $one,
			),
		);
		foreach ( $lists as $file ) {
			$list = array( 'gform_uploaded_files' => wp_json_encode( array( 'input_6' => array( $file ) ) ) );
			$this->assertSame( 200, $this->submit( $form, array(), $list )->status );
		}
		$this->onlyEntry();
		$other = $this->uploaded( $form, 'tax.pdf', self::PDF . "\n" );
		$this->assertSame( 409, $this->submit( $form, array( 'input_6' => array( $other ) ) )->status );
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
		$names = array_map(
			fn( $id ) => $this->find( (string) $id )?->name,
			array( ...json_decode( $this->onlyEntry()->answers[6] ), ...json_decode( $this->onlyEntry()->answers[7] ) )
		);
		$this->assertSame( array( 'pay.pdf', 'a.pdf', 'b.pdf' ), $names );
		$this->assertSame( 3, $this->countFiles() );
	}

	public function test_files_that_come_with_the_answers_twice_are_one_entry(): void {
		$form = $this->uploadForm();
		$body = array(
			'input_1'         => 'Jo',
			'gform_unique_id' => self::KEY,
			'input_6'         => new \CURLStringFile( self::PDF, 'pay.pdf' ),
		);
		$path = "/wp-json/gf/v2/forms/{$form}/submissions";
		$this->assertSame(
			array( 200, 200 ),
			array( Http::post( $path, $body )->status, Http::post( $path, $body )->status )
		);
		$this->assertSame( array( 1, 1 ), array( $this->countEntries(), $this->countFiles() ) );
	}

	public function test_whoever_looks_at_the_entry_sees_its_files_by_name_with_a_way_to_each(): void {
		$form = $this->uploadForm();
		$id   = $this->uploaded( $form, 'Pay <slip>.pdf' );
		$this->submit( $form, array( 'input_6' => array( $id ) ) );
		$files = new FilesPanel( new Uploads( $this->repository() ), new UploadLinks( self::signer(), time( ... ) ) );
		$entry = $this->onlyEntry();
		$html  = $files->body( $entry, Inside::get( ApplicationRecordReader::class )->read( $entry->id ) );
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
		$records = Inside::get( AccessRepository::class )->list( new AccessCriteria( entry: $this->onlyEntry()->id ) );
		$this->assertSame( array( AccessAction::Downloaded ), array_column( $records, 'action' ) );
	}

	public function test_the_access_log_names_a_file_that_was_fetched_only_while_there_is_one(): void {
		$form = $this->uploadForm();
		$id   = $this->uploaded( $form, 'Jane Citizen payslip.pdf' );
		$this->submit( $form, array( 'input_6' => array( $id ) ) );
		$browser = Browser::of( $this->actAs( 'editor' ) );
		$browser->get( "/wp-admin/admin-post.php?action=atoll_file&file={$id}" );
		$lines = Inside::get( AccessRepository::class )->list( new AccessCriteria() );
		$this->assertSame( array( $id ), array_column( $lines, 'detail' ) );
		$markup = new AccessLogMarkup( $this->repository() );
		$this->assertStringContainsString( '>Downloaded Jane Citizen payslip.pdf<', $markup->render( $lines, true ) );
		$this->repository()->delete( $this->find( $id ) );
		$this->assertStringContainsString( 'file that has since been deleted<', $markup->render( $lines, true ) );
	}
}
