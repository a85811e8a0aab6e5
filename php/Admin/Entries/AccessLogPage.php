<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Listing\QueryParameters;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessLogExpiry;
use Atoll\Platform\AccessLog\AccessRepository;

/** The access log's screen: who viewed entries or took them out, with a plain form to filter it. */
final class AccessLogPage {

	public const PAGE = 'atoll-access-log';

	private const PER_PAGE = 50;

	/** @param \Closure(): array<array-key, mixed> $queryParameters Query arguments of the screen's URL, unslashed. */
	public function __construct(
		private AccessRepository $accesses,
		private AccessLogMarkup $markup,
		private EntryScript $script,
		private \Closure $queryParameters
	) {}

	public static function address(): string {
		return add_query_arg( 'page', self::PAGE, admin_url( 'admin.php' ) );
	}

	/** Runs on action `load-{page}`. */
	public function load(): void {
		add_action( 'admin_enqueue_scripts', fn() => $this->script->enqueueStyle() );
	}

	public function render(): void {
		if ( ! current_user_can( Capabilities::EDIT_SETTINGS ) ) {
			wp_die(
				esc_html__( 'Sorry, you are not allowed to see the access log.', 'atoll' ),
				'',
				array( 'response' => 403 )
			);
		}
		$parameters = new QueryParameters( ( $this->queryParameters )() );
		$page       = max( 1, $parameters->int( 'paged', 1 ) );
		$criteria   = new AccessCriteria(
			max( 0, $parameters->int( 'user' ) ),
			AccessAction::tryFrom( $parameters->text( 'action' ) ),
			max( 0, $parameters->int( 'of' ) ),
			self::PER_PAGE,
			EntryCriteria::offsetOf( $page, self::PER_PAGE )
		);
		$total      = $this->accesses->count( $criteria );
		/* translators: %d: number of days. */
		$intro = sprintf( __( 'Who viewed, changed, moved, printed, exported or deleted entries, or downloaded their files. Kept for %d days.', 'atoll' ), AccessLogExpiry::DAYS );
		echo '<div class="wrap"><h1>' . esc_html__( 'Access log', 'atoll' ) . '</h1><p>' . esc_html( $intro ) . '</p>'
			. $this->form( $criteria ) // Escaped where it is built, as are the next two.
			. $this->markup->render( $this->accesses->list( $criteria ), true )
			. $this->pagination( $page, $total )
			. '</div>';
	}

	private function form( AccessCriteria $criteria ): string {
		$options = Html::element( 'option', array( 'value' => '' ), Html::text( __( 'Everything', 'atoll' ) ) );
		foreach ( AccessAction::cases() as $action ) {
			$options .= Html::element(
				'option',
				array( 'value' => $action->value, 'selected' => $action === $criteria->action ),
				Html::text( $action->label() )
			);
		}
		$people = wp_dropdown_users(
			array(
				'echo'             => false,
				'name'             => 'user',
				'id'               => 'atoll-log-user',
				'selected'         => $criteria->user,
				'capability'       => Capabilities::VIEW_ENTRIES,
				'include_selected' => true,
				'show_option_all'  => __( 'Everyone', 'atoll' ),
			)
		);
		$select = Html::element( 'select', array( 'name' => 'action', 'id' => 'atoll-log-action' ), $options );
		$entry  = Html::single(
			'input',
			array(
				'type' => 'number',
				'name' => 'of',
				'id' => 'atoll-log-entry',
				'min' => '1',
				'class' => 'small-text',
				'value' => 0 === $criteria->entry ? '' : (string) $criteria->entry,
			)
		);
		return Html::element(
			'form',
			array( 'method' => 'get', 'class' => 'atoll-log__filter' ),
			Html::single( 'input', array( 'type' => 'hidden', 'name' => 'page', 'value' => self::PAGE ) )
				. $this->labelled( 'atoll-log-user', __( 'Who', 'atoll' ), $people )
				. $this->labelled( 'atoll-log-action', __( 'What', 'atoll' ), $select )
				. $this->labelled( 'atoll-log-entry', __( 'Entry', 'atoll' ), $entry )
				. Html::element(
					'p',
					array(),
					Html::element(
						'button',
						array( 'type' => 'submit', 'class' => 'button' ),
						Html::text( __( 'Filter', 'atoll' ) )
					)
				)
		);
	}

	private function labelled( string $id, string $label, string $control ): string {
		return Html::element(
			'p',
			array(),
			Html::element( 'label', array( 'for' => $id ), Html::text( $label ) ) . ' ' . $control
		);
	}

	private function pagination( int $page, int $total ): string {
		$links = paginate_links(
			array(
				'base' => add_query_arg( 'paged', '%#%' ),
				'format' => '',
				'current' => $page,
				'total' => max( 1, (int) ceil( $total / self::PER_PAGE ) ),
			)
		);
		return is_string( $links )
			? Html::element(
				'nav',
				array( 'class' => 'tablenav', 'aria-label' => __( 'Pages of the log', 'atoll' ) ),
				$links
			)
			: '';
	}
}
