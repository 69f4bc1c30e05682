-- Only where one house writes alone does its writer know which commands were carried out. Here the
-- index stays.
select 1;
