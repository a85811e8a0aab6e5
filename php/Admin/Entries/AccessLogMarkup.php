<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\AdminMenu;
use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessRecord;
use Atoll\Platform\SiteDateFormat;

/** Renders records of the access log as a table. */
final class AccessLogMarkup {

	public function __construct( private UploadRepository $uploads ) {}

	/**
	 * @param list<AccessRecord> $records
	 * @param bool               $isWholeLog Whether to add columns for the entry and the IP address.
	 */
	public function render( array $records, bool $isWholeLog ): string {
		if ( array() === $records ) {
			return '<p>' . esc_html__( 'Nothing has been recorded.', 'atoll' ) . '</p>';
		}
		cache_users(
			array_values( array_unique( array_map( static fn( AccessRecord $record ) => $record->userId, $records ) ) )
		);
		$files = $this->fileNames( $records );
		return StackingTable::render(
			$this->titles( $isWholeLog ),
			array_map( fn( AccessRecord $record ): array => $this->row( $record, $files ), $records )
		);
	}

	/**
	 * @param list<AccessRecord> $records
	 * @return array<string, string> Names of the files that still exist, by id.
	 */
	private function fileNames( array $records ): array {
		$downloads = array_filter(
			$records,
			static fn( AccessRecord $record ): bool => AccessAction::Downloaded === $record->action
		);
		return array_column( $this->uploads->all( array_column( $downloads, 'detail' ) ), 'name', 'id' );
	}

	/** @return list<string> */
	private function titles( bool $isWholeLog ): array {
		$titles = array( __( 'When', 'atoll' ), __( 'Who', 'atoll' ), __( 'What', 'atoll' ) );
		return $isWholeLog ? array( ...$titles, __( 'Entry', 'atoll' ), __( 'IP address', 'atoll' ) ) : $titles;
	}

	/**
	 * @param array<string, string> $files File names by id.
	 * @return list<string> A cell for each column of the whole log.
	 */
	private function row( AccessRecord $record, array $files ): array {
		return array(
			esc_html( SiteDateFormat::ofUtc( $record->date ) ),
			esc_html( $this->who( $record ) ),
			esc_html( $this->what( $record, $files ) ),
			$this->entry( $record ),
			esc_html( $record->ip ),
		);
	}

	private function who( AccessRecord $record ): string {
		if ( 0 === $record->userId ) {
			return AccessAction::Downloaded === $record->action
				? __( 'By a signed link', 'atoll' )
				: __( 'From the command line, no user', 'atoll' );
		}
		return get_userdata( $record->userId )->display_name
			/* translators: %d: id of a user. */
			?? sprintf( __( 'User %d (gone)', 'atoll' ), $record->userId );
	}

	/** @param array<string, string> $files File names by id. */
	private function what( AccessRecord $record, array $files ): string {
		return match ( $record->action ) {
			AccessAction::Downloaded => isset( $files[ $record->detail ] )
				/* translators: %s: name of a file. */
				? sprintf( __( 'Downloaded %s', 'atoll' ), $files[ $record->detail ] )
				: __( 'Downloaded a file that has since been deleted', 'atoll' ),
			AccessAction::TwoStepEnded => sprintf(
				/* translators: %s: user name. */
				__( 'Switched off the two-step login of %s', 'atoll' ),
				$record->detail
			),
			AccessAction::Moved => $this->move( JsonData::of( json_decode( $record->detail, true ) ) ),
			default            => $record->action->label(),
		};
	}

	private function move( JsonData $move ): string {
		return match ( $move->string( 'to' ) ) {
			Entry::TRASH => __( 'Moved to the trash', 'atoll' ),
			Entry::SPAM  => __( 'Marked as spam', 'atoll' ),
			default      => Entry::SPAM === $move->string( 'from' )
				? __( 'Marked as not spam', 'atoll' )
				: __( 'Restored from the trash', 'atoll' ),
		};
	}

	private function entry( AccessRecord $record ): string {
		if ( AccessAction::TwoStepEnded === $record->action ) {
			return ''; // The record is about a person.
		}
		if ( 0 !== $record->entryId ) {
			return sprintf(
				'<a href="%s">%s</a>',
				esc_url( AdminMenu::entry( $record->entryId ) ),
				/* translators: %d: number of an entry. */
				esc_html( sprintf( __( 'No. %d', 'atoll' ), $record->entryId ) )
			);
		}
		$count = sprintf(
			/* translators: %s: number of entries. */
			_n( '%s entry', '%s entries', $record->entries, 'atoll' ),
			number_format_i18n( $record->entries )
		);
		$request = $this->requestText( JsonData::of( json_decode( $record->detail, true ) )->all() );
		return esc_html( $count ) . ( '' === $request ? '' : '<br><code>' . esc_html( $request ) . '</code>' );
	}

	/** @param array<array-key, mixed> $request */
	private function requestText( array $request ): string {
		$parts = array();
		foreach ( $request as $name => $value ) {
			$parts[] = "{$name}="
				. (
					is_array( $value )
						? implode( ',', array_filter( $value, 'is_scalar' ) )
						: ( is_scalar( $value ) ? (string) $value : '' )
				);
		}
		return mb_strimwidth( implode( ' ', $parts ), 0, 300, '…' );
	}
}
