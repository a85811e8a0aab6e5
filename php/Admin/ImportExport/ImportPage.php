<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport;

use Atoll\Admin\ImportExport\Tabs\ImportExportTab;
use Atoll\Admin\ImportExport\Views\ImportPageLayout;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Http\CurrentRequest;

/** The screen "Import and export". Its forms are submitted to itself; successful steps redirect. */
final class ImportPage {

	public const PAGE = 'atoll-import';

	/** Input with the name of the tab that the form belongs to. */
	public const STEP = 'atoll_step';

	/**
	 * WordPress' tables are as wide as their longest word, and so wider than a phone. Elements that have the focus only
	 * to be read out are not interactive, and need no focus ring.
	 */
	private const STYLE = '.atoll-import, .atoll-import .widefat * { overflow-wrap: anywhere; }'
		. '.atoll-import [tabindex="-1"]:focus { outline: none; }';

	private string $refusal = '';

	/** @param non-empty-array<string, ImportExportTab> $tabs By name; the first is the default. */
	public function __construct(
		private array $tabs,
		private CurrentRequest $request,
		private ImportPageLayout $layout,
	) {}

	/** @param array<string, string|int> $more */
	public static function url( string $tab, array $more = array() ): string {
		return add_query_arg( array( 'page' => self::PAGE, 'tab' => $tab ) + $more, admin_url( 'admin.php' ) );
	}

	/** Runs before any output. */
	public function load(): void {
		if ( ! current_user_can( Capabilities::EDIT_FORMS ) ) {
			wp_die(
				esc_html__( 'Sorry, you are not allowed to import and export forms.', 'atoll' ),
				'',
				array( 'response' => 403 )
			);
		}
		add_action( 'admin_enqueue_scripts', static fn(): bool => wp_add_inline_style( 'wp-admin', self::STYLE ) );
		if ( $this->request->wasTruncated() ) {
			$this->refuse( __( 'This file is larger than the server accepts in one go. Export fewer forms at a time.', 'atoll' ), 413 );
		} elseif ( '' !== $this->request->posted( self::STEP ) ) {
			$this->handle();
		}
	}

	public function render(): void {
		$tab    = $this->tab();
		$titles = array_filter( array_map( static fn( ImportExportTab $tab ) => $tab->title(), $this->tabs ) );
		// Escaped where it is built.
		echo $this->layout->page( $titles, $tab, $this->refusal, $this->tabs[ $tab ]->body() );
	}

	private function handle(): void {
		$tab = $this->tab();
		if ( false === wp_verify_nonce( $this->request->posted( '_wpnonce' ), self::PAGE ) ) {
			$this->refuse( __( 'This page was open for too long, or your login changed, so nothing was done. Please try again.', 'atoll' ), 403 );
			return;
		}
		try {
			wp_safe_redirect( $this->tabs[ $tab ]->handle( $this->request->posted( self::STEP ) ), 303 );
			exit;
		} catch ( \Throwable $error ) {
			$failure = ( new ErrorBoundary() )->failure( $error );
			$failure->sendHead();
			$this->refuse( $failure->message, $failure->status );
		}
	}

	private function refuse( string $message, int $status ): void {
		status_header( $status );
		$this->refusal = $message;
	}

	private function tab(): string {
		$requested = $this->request->query( 'tab' );
		return isset( $this->tabs[ $requested ] ) && '' !== $this->tabs[ $requested ]->title()
			? $requested
			: (string) array_key_first( $this->tabs );
	}
}
