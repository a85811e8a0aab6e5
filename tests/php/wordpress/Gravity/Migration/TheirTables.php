<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Tests\WordPress\Support\TableRows;

/** Gravity Forms' own tables, as its documentation has them, with two forms and thirty entries of every kind. */
final class TheirTables {

	private const TABLES = array(
		'gf_form'        => 'id mediumint(8) unsigned NOT NULL AUTO_INCREMENT, title varchar(150) NOT NULL, date_created datetime NOT NULL, date_updated datetime DEFAULT NULL, is_active tinyint(1) NOT NULL DEFAULT 1, is_trash tinyint(1) NOT NULL DEFAULT 0, PRIMARY KEY (id)',
		'gf_form_meta'   => 'form_id mediumint(8) unsigned NOT NULL, display_meta longtext, entries_grid_meta longtext, confirmations longtext, notifications longtext, PRIMARY KEY (form_id)',
		'gf_entry'       => 'id int(10) unsigned NOT NULL AUTO_INCREMENT, form_id mediumint(8) unsigned NOT NULL, post_id bigint(20) unsigned DEFAULT NULL, date_created datetime NOT NULL, date_updated datetime DEFAULT NULL, is_starred tinyint(1) NOT NULL DEFAULT 0, is_read tinyint(1) NOT NULL DEFAULT 0, ip varchar(39) NOT NULL, source_url varchar(200) NOT NULL DEFAULT \'\', user_agent varchar(250) NOT NULL DEFAULT \'\', currency varchar(5) DEFAULT NULL, payment_status varchar(15) DEFAULT NULL, payment_date datetime DEFAULT NULL, payment_amount decimal(19,2) DEFAULT NULL, payment_method varchar(30) DEFAULT NULL, transaction_id varchar(50) DEFAULT NULL, is_fulfilled tinyint(1) DEFAULT NULL, created_by bigint(20) unsigned DEFAULT NULL, transaction_type tinyint(1) DEFAULT NULL, status varchar(20) NOT NULL DEFAULT \'active\', PRIMARY KEY (id)',
		'gf_entry_meta'  => 'id bigint(20) unsigned NOT NULL AUTO_INCREMENT, form_id mediumint(8) unsigned NOT NULL DEFAULT 0, entry_id bigint(20) unsigned NOT NULL, meta_key varchar(255) DEFAULT NULL, meta_value longtext, item_index varchar(60) DEFAULT NULL, PRIMARY KEY (id)',
		'gf_entry_notes' => 'id int(10) unsigned NOT NULL AUTO_INCREMENT, entry_id int(10) unsigned NOT NULL, user_name varchar(250) DEFAULT NULL, user_id bigint(20) DEFAULT NULL, date_created datetime NOT NULL, value longtext, note_type varchar(50) DEFAULT NULL, sub_type varchar(50) DEFAULT NULL, PRIMARY KEY (id)',
	);

	public const FORM  = 41;
	public const FILES = 7;

	public function __construct( private \wpdb $wpdb ) {}

	public function make(): void {
		$this->drop();
		foreach ( self::TABLES as $name => $columns ) {
			$this->wpdb->query( "CREATE TABLE {$this->wpdb->prefix}{$name} ({$columns})" );
		}
		$this->fill();
	}

	/** With the two forms and their entries, in place of whatever is there. */
	public function fill(): void {
		foreach ( array_keys( self::TABLES ) as $name ) {
			$this->wpdb->query( "DELETE FROM {$this->wpdb->prefix}{$name}" );
		}
		$this->form( self::FORM, $this->json( 'moved' )['0'] );
		$this->form( self::FILES, $this->withFiles(), true );
		$answers = array();
		foreach ( range( 1, 24 ) as $id ) {
			$answers[ $id ] = array(
				'1' => "Person {$id}",
				'2' => "person{$id}@example.com",
				'4' => 'home',
				'6' => (string) ( 1000 * $id ),
			);
		}
		$this->entries( self::FORM, $answers );
	}

	public function drop(): void {
		foreach ( array_keys( self::TABLES ) as $name ) {
			$this->wpdb->query( "DROP TABLE IF EXISTS {$this->wpdb->prefix}{$name}" );
		}
	}

	/** @param array<string, mixed> $form */
	public function form( int $id, array $form, bool $isTrash = false ): void {
		$this->wpdb->insert(
			"{$this->wpdb->prefix}gf_form",
			array(
				'id'           => $id,
				'title'        => $form['title'],
				'date_created' => '2020-01-01 00:00:00',
				'is_active'    => 1,
				'is_trash'     => (int) $isTrash,
			)
		);
		$rest = array_diff_key( $form, array( 'confirmations' => 0, 'notifications' => 0 ) );
		$this->wpdb->insert(
			"{$this->wpdb->prefix}gf_form_meta",
			array(
				'form_id'       => $id,
				'display_meta'  => wp_json_encode( array( 'id' => $id ) + $rest ),
				'confirmations' => wp_json_encode( $form['confirmations'] ?? array() ),
				'notifications' => wp_json_encode( $form['notifications'] ?? array() ),
			)
		);
	}

	/**
	 * @param array<string, string> $answers
	 * @param array<string, mixed>  $row
	 */
	public function entry( int $id, int $form, array $answers, array $row = array() ): void {
		$this->entries( $form, array( $id => $answers ), $row );
	}

	/**
	 * At once, as one by one takes longer than most tests.
	 *
	 * @param array<int, array<string, string>> $answers By number of the entry.
	 * @param array<string, mixed>              $row
	 */
	private function entries( int $form, array $answers, array $row = array() ): void {
		$entries = array();
		$details = array();
		foreach ( $answers as $id => $ofEntry ) {
			$minute    = str_pad( (string) ( $id % 60 ), 2, '0', STR_PAD_LEFT );
			$entries[] = $row + array(
				'id'           => $id,
				'form_id'      => $form,
				'date_created' => "2021-05-06 07:{$minute}:09",
				'date_updated' => "2021-05-07 07:{$minute}:09",
				'is_read'      => $id % 2,
				'ip'           => '203.0.113.7',
				'source_url'   => 'https://old.example.com/apply/',
				'user_agent'   => 'Mozilla/5.0 (old)',
				'currency'     => 'AUD',
				'status'       => 'active',
			);
			foreach ( $ofEntry as $key => $value ) {
				$details[] = array( 'form_id' => $form, 'entry_id' => $id, 'meta_key' => $key, 'meta_value' => $value );
			}
		}
		TableRows::insert( "{$this->wpdb->prefix}gf_entry", $entries );
		TableRows::insert( "{$this->wpdb->prefix}gf_entry_meta", $details );
	}

	public function note(
		int $entry,
		string $text,
		int $user = 0,
		string $name = '',
		string $date = '2021-06-01 10:00:00'
	): void {
		$this->wpdb->insert(
			"{$this->wpdb->prefix}gf_entry_notes",
			array(
				'entry_id'     => $entry,
				'user_name'    => $name,
				'user_id'      => $user,
				'date_created' => $date,
				'value'        => $text,
				'note_type'    => 'user',
			)
		);
	}

	/** @return array<string, mixed> */
	private function withFiles(): array {
		return array(
			'title'   => 'Papers',
			'version' => '2.8.18',
			'fields'  => array(
				array( 'id' => 1, 'type' => 'fileupload', 'label' => 'One paper', 'allowedExtensions' => 'pdf,txt' ),
				array(
					'id'                => 2,
					'type'              => 'fileupload',
					'label'             => 'Papers',
					'multipleFiles'     => true,
					'allowedExtensions' => 'pdf,txt',
				),
				array(
					'id'            => 3,
					'type'          => 'list',
					'label'         => 'Debts',
					'enableColumns' => true,
					'choices'       => array(
						array( 'text' => 'Bank', 'value' => 'Bank' ),
						array( 'text' => 'Owed', 'value' => 'Owed' ),
					),
				),
				array( 'id' => 4, 'type' => 'list', 'label' => 'Names' ),
				array(
					'id'      => 5,
					'type'    => 'multiselect',
					'label'   => 'Topics',
					'choices' => array(
						array( 'text' => 'A', 'value' => 'a' ),
						array( 'text' => 'B', 'value' => 'b' ),
					),
				),
				array( 'id' => 6, 'type' => 'time', 'label' => 'Call at' ),
			),
		);
	}

	/** @return array<string, mixed> */
	private function json( string $name ): array {
		return json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . "/fixtures/gravity/{$name}.json" ),
			true
		);
	}
}
