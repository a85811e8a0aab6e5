<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** Columns of the list of notifications in wp-admin. */
final class NotificationColumns {

	/** @param \Closure(): int $clock */
	public function __construct(
		private NotificationMeta $meta,
		private NotificationScheduleText $schedules,
		private \Closure $clock
	) {}

	/**
	 * @param array<string, string> $columns
	 * @return array<string, string>
	 */
	public function columns( array $columns ): array {
		$added = array(
			'atoll_type'   => __( 'Type', 'atoll' ),
			'atoll_status' => __( 'Status', 'atoll' ),
			'atoll_when'   => __( 'When', 'atoll' ),
			'atoll_where'  => __( 'Where', 'atoll' ),
		);
		// Before author and date.
		$position = (int) array_search( 'title', array_keys( $columns ), true ) + 1;
		return array_slice( $columns, 0, $position, true ) + $added + array_slice( $columns, $position, null, true );
	}

	public function cell( string $column, int $post ): void {
		$text = match ( $column ) {
			'atoll_type'   => Notification::DEFAULT === $this->meta->type( $post )
				? __( 'Default', 'atoll' )
				: __( 'Critical', 'atoll' ),
			'atoll_status' => $this->status( $post ),
			'atoll_when'   => $this->schedules->describe( $this->meta->schedule( $post ) ),
			'atoll_where'  => $this->where( $this->meta->targets( $post ) ),
			default        => '',
		};
		echo esc_html( $text );
	}

	private function status( int $post ): string {
		$state = get_post_status( $post );
		if ( 'publish' !== $state ) {
			return 'future' === $state ? ScheduleStatus::Scheduled->label() : __( 'Not published', 'atoll' );
		}
		return $this->meta->schedule( $post )->status( ( $this->clock )() )->label();
	}

	private function where( NotificationTargets $targets ): string {
		$titles = array_map( static fn( int $page ): string => get_the_title( $page ), $targets->pages );
		$pages  = wp_sprintf( '%l', array_filter( $titles ) );
		return match ( $targets->mode ) {
			NotificationTargets::ONLY   => '' === $pages
				? __( 'On no page', 'atoll' )
				/* translators: %s: titles of pages. */
				: sprintf( __( 'Only on %s', 'atoll' ), $pages ),
			NotificationTargets::EXCEPT => '' === $pages
				? __( 'On every page', 'atoll' )
				/* translators: %s: titles of pages. */
				: sprintf( __( 'On every page except %s', 'atoll' ), $pages ),
			default         => __( 'On every page', 'atoll' ),
		};
	}
}
