<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Contract\JsonSchema;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** What screens of wp-admin tell scripts is what contract/script-data says: TypeScript's types come from there. */
final class ScreenDataTest extends SiteTestCase {

	public function test_the_settings(): void {
		$this->form();
		$data = $this->told( 'administrator', 'admin.php?page=atoll-settings', 'atollSettings', 'settings-screen' );
		$this->assertNotSame( array(), $data['forms'] );
	}

	#[TestWith( array( 'administrator', true ) )]
	#[TestWith( array( 'atoll_staff', false ) )]
	public function test_the_list_of_entries( string $role, bool $seesLog ): void {
		$data = $this->told( $role, 'admin.php?page=atoll-entries', 'atollEntries', 'entries-screen' );
		$this->assertSame( $seesLog, '' !== $data['log'] );
	}

	public function test_one_entry(): void {
		$this->post(
			'/gf/v2/forms/' . $this->form() . '/submissions',
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
		$id   = Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0]->id;
		$data = $this->told( 'editor', "admin.php?page=atoll-entries&entry={$id}", 'atollEntries', 'entries-screen' );
		$this->assertSame( $id, $data['one']['id'] );
	}

	public function test_the_panels_beside_the_editor_of_forms(): void {
		$post = Inside::get( FormRepository::class )->findAny( $this->form() )->postId;
		$data = $this->told( 'administrator', "post.php?post={$post}&action=edit", 'atollFormPanels', 'form-panels' );
		$this->assertSame( 0, $data['failedMails'] );
	}

	/** @return array<string, mixed> What the screen tells in the variable, which is as the schema says. */
	private function told( string $role, string $screen, string $variable, string $schema ): array {
		$page = Browser::of( $this->user( $role ) )->get( "/wp-admin/{$screen}" )->body;
		$set  = "~window\\.{$variable} = (\\{.+?\\});(?: wp\\.apiFetch|\$)~m";
		$this->assertSame( 1, preg_match( $set, $page, $match ), $page );
		$data   = json_decode( $match[1], true );
		$schema = JsonSchema::read( "script-data/{$schema}.schema" );
		$this->assertSame( '', JsonSchema::complaint( $schema, $data, $variable ) );
		return $data;
	}
}
